import type { Problem } from '@/lib/problems/problem'

/** Whether the solution is whole: its marks, its letters, the equations that it speaks of. */
export function orderComplaints(problem: Problem): readonly string[] {
  return [...markComplaints(problem), ...letterComplaints(problem), ...tagComplaints(problem)]
}

function markComplaints({ stepMarks, steps, marks }: Problem): readonly string[] {
  const earned = stepMarks.reduce((sum, one) => sum + one, 0)
  return [
    ...(stepMarks.length === steps.length ? [] : ['marks for other steps than there are']),
    ...(earned === marks ? [] : [`the steps earn ${earned} marks of ${marks}`]),
  ]
}

/** The lines of an ordered proof are all there, in the order of the key. */
function letterComplaints({ answerValidator: rule, steps }: Problem): readonly string[] {
  if (rule.kind !== 'sequence') return []
  const letters = steps.flatMap((step) => /^\(([A-G])\) /.exec(step)?.[1] ?? [])
  const key = rule.expected.split(' ')
  const lines = letters.length > 0 ? letters.join(' ') === rule.expected : steps.length === key.length + 1
  return [
    ...(lines ? [] : ['the lines of the proof are not those of the key']),
    ...((steps.at(-1) ?? '').includes(rule.expected) ? [] : ['the last step does not state the order']),
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
      .map((tag) => `step ${index + 1} speaks of (${tag}), which is not there`)
  })
}
