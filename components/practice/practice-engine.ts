/** What practice needs beyond the page itself; loaded with the first problem. */
export { keepInBag, templatesToAvoid } from './bag-store'
export { checkProblem } from '@/lib/answers'
export { generateProblem } from '@/lib/problems'
