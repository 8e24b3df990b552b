/** What is slow and has rarely told anything: `npm run test:thorough` alone runs it, and every run with THOROUGH. */
export const rarely = { tag: '@thorough' }

/** What is the same on a wide screen, where it is looked at in the thorough tests alone. */
export const alikeWhenWide = { tag: '@alike' }
