/** What practice needs beyond the page itself; loaded with the first problem. */
export { keepInBag, templatesToAvoid } from './bag-store'
export { attemptsMade, cardInLog } from './card-in-log'
export { problemOfLink } from './problem-of-link'
export { noteDown, prepareNoting } from '../memory/note-down'
export { checkCard as checkProblem } from './check-card'
