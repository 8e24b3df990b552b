import { concludedLetter } from './assertions'
import { falseEqualities } from './closed-equalities'
import { lineFactFaults } from './facts'
import type { TopicKey } from '@/lib/syllabus'

/** Which of assertion and reason each letter calls true. */
const truths: Readonly<Record<string, readonly ('Assertion' | 'Reason')[]>> = {
  A: ['Assertion', 'Reason'],
  B: ['Assertion', 'Reason'],
  C: ['Assertion'],
  D: ['Reason'],
}

/** What an assertion or a reason says falsely that the end of its solution calls true; the line, counted from 0. */
export function calledTrueFaults(
  topic: TopicKey,
  question: string,
  lines: readonly string[],
): readonly { readonly line: number; readonly what: string }[] {
  const plain = question.replaceAll('**', '')
  if (!plain.includes('Assertion (A):')) return []
  return (truths[concludedLetter(lines) ?? ''] ?? []).flatMap((name) => {
    const said = saidBy(name, plain)
    return [...falseEqualities(topic, said), ...lineFactFaults(topic, said)].map((what) => ({
      line: lines.length - 1,
      what: `the ${name.toLowerCase()} is called true: ${what}`,
    }))
  })
}

function saidBy(name: 'Assertion' | 'Reason', question: string): string {
  const [, said = ''] =
    (name === 'Assertion' ? /Assertion \(A\):([^]*?)(?=Reason \(R\):)/ : /Reason \(R\):([^]*?)(?=Are both|$)/).exec(
      question,
    ) ?? []
  return said.trim()
}
