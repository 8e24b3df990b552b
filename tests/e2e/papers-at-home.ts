import { execFileSync } from 'node:child_process'
import type { ExamPaper } from '../../lib/papers'
import { questionsOf } from '../../lib/papers/sitting'

/** The board paper of a seed, as the page draws it; drawn by itself, for the bank's lists are JSON, which the test runner does not read. */
export function boardPaper(seed: string): ExamPaper {
  const drawing = ['--import', 'tsx', 'tests/e2e/print-paper.ts', seed]
  const paper: ExamPaper = JSON.parse(execFileSync(process.execPath, drawing, { encoding: 'utf8' }))
  return paper
}

/** The question at a number of a paper. */
export function questionOf(paper: ExamPaper, number: number) {
  const question = questionsOf(paper)[number - 1]
  if (!question) throw new Error(`the paper has no question ${number}`)
  return question
}
