import type { CallDocs, DocumentedCall } from '#src/contract/core/call.ts';
import { type ErrorCode, errorCodes, errorStatus } from '#src/contract/core/error-code.ts';
import { may } from '#src/contract/core/member-type.ts';
import { typeRefusal } from '#src/contract/core/type-refusal.ts';
import { vendorDocs } from '#src/contract/vendors/vendor.docs.ts';
import type { VendorCallback } from '#src/contract/vendors/vendor.ts';

/** A refusal that a call can answer; `when` has a sentence for each reason. */
export type CallRefusal = { readonly code: ErrorCode; readonly status: number; readonly when: string };

type Reason = readonly [code: ErrorCode, when: string];

const memberTypes = Array.from({ length: 100 }, (_, type) => type);

/**
 * Every refusal that a call can answer, in the order of the error codes: its own (NAME.docs.ts), and those that its description
 * implies.
 */
export function refusalsOf(call: DocumentedCall): readonly CallRefusal[] {
  return listed([...ownOf(call), ...failed, ...ofAll(call), ...ofRequest(call), ...ofAccess(call)]);
}

/** Every refusal that a callback of a vendor can be answered with. */
export function refusalsOfCallback(name: VendorCallback): readonly CallRefusal[] {
  return listed([
    ...ownOf(vendorDocs[name]),
    ...failed,
    ['bad_signature', 'The vendor, its key, the time or the signature is wrong.'],
    ['invalid_request', 'A field is missing, unknown or wrong; `value.fields` has their names.'],
    ['payload_too_large', 'The body is too large.'],
  ]);
}

const ownOf = ({ refusals = {} }: CallDocs) => Object.entries(refusals) as unknown as Reason[];

const failed: readonly Reason[] = [['unknown_error', 'The gateway failed; its log has the reason.']];

function listed(reasons: readonly Reason[]): readonly CallRefusal[] {
  return errorCodes.flatMap((code) => {
    const when = reasons.filter(([of]) => of === code).map(([, sentence]) => sentence);
    return when.length > 0 ? [{ code, status: errorStatus[code], when: [...new Set(when)].join(' ') }] : [];
  });
}

const ofAll = ({ alwaysOpen }: DocumentedCall): Reason[] => [
  ['rate_limited', 'Too many requests of this address, member or device; `value.retryAfter` has the seconds to wait.'],
  ...(alwaysOpen
    ? []
    : ([
        ['maintenance', 'The site is under maintenance.'],
        ['region_restricted', 'The site is closed to the region.'],
      ] as const)),
];

function ofRequest({ method, query, body, file, encrypted, idempotent }: DocumentedCall): Reason[] {
  const reasons: (Reason | false)[] = [
    Boolean(query ?? body ?? file ?? idempotent) && [
      'invalid_request',
      'A field or header is missing or wrong; `value.fields` has their names.',
    ],
    Boolean(body ?? file) && ['payload_too_large', 'The body is too large.'],
    (method !== 'GET' || idempotent === 'required') && ['no_permission', 'A page of another origin started the call.'],
    Boolean(encrypted) && ['envelope_invalid', 'The encrypted body cannot be opened, or its time is off by too much.'],
    Boolean(encrypted) && ['envelope_replayed', 'The encrypted body was sent before.'],
    Boolean(idempotent) && ['idempotency_conflict', 'The Idempotency-Key was used with another body.'],
  ];
  return reasons.filter((reason) => reason !== false);
}

function ofAccess({ access, method, may: ability, module, entries, rule }: DocumentedCall): Reason[] {
  const refused = ability ? memberTypes.filter((type) => !may[ability](type)) : [];
  const reasons: (Reason | false)[] = [
    access === 'member' && ['not_logged_in', 'There is no access token.'],
    (access === 'member' || (access === 'optional' && method === 'GET')) && [
      'session_ended',
      'The access token is not valid any more.',
    ],
    access === 'member' && [
      'no_permission',
      'The member still has the password that an agent chose; `value.needs` is `newPassword`.',
    ],
    ...refused.map((type): Reason => [typeRefusal(ability ?? 'signIn', type), "The member's type has no permission."]),
    module !== undefined && ['no_permission', 'The merchant has closed the module of the call.'],
    entries !== undefined && ['no_permission', 'The merchant has switched off the pages of the call.'],
    rule !== undefined && ['no_permission', 'The rules of the place do not allow the call.'],
  ];
  return reasons.filter((reason) => reason !== false);
}
