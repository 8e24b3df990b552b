/** What is slow and has rarely told anything: `npm run test:thorough` alone runs it, and every run with THOROUGH. */
export const rarely = { tag: '@thorough' }
