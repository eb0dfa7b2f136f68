import { atom } from 'jotai';

/** Whether a guest of the free trial has opened the member centre, and is asked to register [S1-331]. */
export const trialPromptAtom = atom(false);
