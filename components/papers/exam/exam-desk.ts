/** What a paper is sat with; loaded when one is opened. */
export { DrawnExam } from './drawn-exam'
export { openExam } from './open-exam'
export { ExamView } from './exam-view'
