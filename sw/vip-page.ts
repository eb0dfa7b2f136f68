import { hasType, isOwnAnswer } from './cached-answer.ts';
import { askNetwork } from './network.ts';
import { openResponseCache } from './response-cache.ts';

/** The page of the VIP club, a document of the gateway's own with no member's data in it. */
export const vipPath = '/vip/vip.html';
const responses = openResponseCache('mare-vip', 1);

/** The network's page, which is cached; without a network the last one. Rejects where there is neither. */
export async function answerVipPage(request: Request): Promise<Response> {
  const key = new URL(vipPath, request.url).href;
  try {
    const answer = await askNetwork(request);
    if (isOwnAnswer(answer) && hasType(answer, /^text\/html\b/i)) await responses.put(key, answer.clone());
    return answer;
  } catch (error) {
    const cached = await responses.find(key);
    if (cached) return cached;
    throw error;
  }
}
