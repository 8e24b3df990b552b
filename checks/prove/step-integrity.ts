import type { Part, Problem } from '@/lib/problems/problem'
import { keyParts } from './key-parts'

/** Whether the solution is whole: its marks, its letters, the equations that it speaks of. */
export function orderComplaints(problem: Problem): readonly string[] {
  return [...markComplaints(problem), ...problem.parts.flatMap(letterComplaints), ...tagComplaints(problem)]
}

function markComplaints(problem: Problem): readonly string[] {
  const { stepMarks, steps, marks, answerValidator: rule } = problem
  const earned = total(stepMarks)
  const judged = rule.kind === 'parts' ? rule.parts.map((part) => part.marks) : [marks]
  return [
    ...(stepMarks.length === steps.length ? [] : ['marks for other steps than there are']),
    ...(earned === marks ? [] : [`the steps earn ${earned} marks of ${marks}: give the others with earns(marks, ...)`]),
    ...keyParts(problem).flatMap(({ part, called, from, to }, index) => {
      const own = total(stepMarks.slice(from, to))
      return [part.marks, judged[index]].every((said) => said === own)
        ? []
        : [`${called}its lines earn ${own} marks, it is worth ${part.marks}, its rule gives ${judged[index] ?? 'none'}`]
    }),
  ]
}

const total = (marks: readonly number[]): number => marks.reduce((sum, one) => sum + one, 0)

/** The lines of an ordered proof are all there, in the order of the key. */
function letterComplaints({ rule, steps }: Part): readonly string[] {
  if (rule.kind !== 'sequence') return []
  const letters = steps.flatMap(({ text }) => /^\(([A-G])\) /.exec(text)?.[1] ?? [])
  const key = rule.expected.split(' ')
  const lines = letters.length > 0 ? letters.join(' ') === rule.expected : steps.length === key.length + 1
  return [
    ...(lines ? [] : ['the lines of the proof are not those of the key: begin each with its letter, "(B) ..."']),
    ...(steps.at(-1)?.text.includes(rule.expected)
      ? []
      : [`the last step does not state the order: end with ${rule.expected}`]),
  ]
}

/** Every equation that a line calls by its number is there. */
function tagComplaints({ steps }: Problem): readonly string[] {
  return steps.flatMap((step, index) => {
    const called = [
      ...step.matchAll(/(?:From|from|in|by|Multiplying|Adding|Subtracting|and|Substituting .*in) \((\d)\)/g),
    ].map(([, tag]) => tag)
    const earlier = steps.slice(0, index + 1).join('\n')
    return called
      .filter((tag) => !new RegExp(`(?:dots|\\.\\.\\.|…)\\s*\\(${tag}\\)`).test(earlier))
      .map(
        (tag) =>
          `step ${index + 1} speaks of (${tag}), which is not there: end that equation with "\\quad \\dots (${tag})"`,
      )
  })
}
