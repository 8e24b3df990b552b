/** What a paper is sat with; loaded when one is opened. */
export { gather, isGathered, steps } from './gather'
export { openExam } from './open-exam'
export { ExamView } from './exam-view'
