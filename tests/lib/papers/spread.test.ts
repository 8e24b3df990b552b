import { blueprints } from '@/checks/papers/blueprints'
import { filled, type Filled } from '@/lib/papers/fill'
import { newestEdition, poolOf } from '@/lib/papers/pool'
import { seededRandom } from '@/lib/random'

const pool = poolOf(newestEdition)
const [board] = blueprints

/** What a paper of the newest edition would ask. */
function draft(seed: string): readonly Filled[] {
  if (!board) throw new Error('no blueprint')
  for (let attempt = 1; attempt <= 50; attempt += 1) {
    const questions = filled(board, pool, seededRandom(`${seed}/${attempt}`), newestEdition)
    if (questions) return questions
  }
  throw new Error(`${seed}: fifty attempts are not enough`)
}

const papers = Array.from({ length: 150 }, (_, index) => draft(`spread ${index}`))
const entriesOf = (paper: readonly Filled[]) =>
  paper.flatMap(({ asked, or }) => [...asked.entries, ...(or?.entries ?? [])])

test('no question stands in nearly every paper: one of one mark in six of ten at most, any other in eight', () => {
  const counts = new Map<string, number>()
  for (const { id, marks } of papers.flatMap(entriesOf))
    counts.set(id, (counts.get(id) ?? 0) + (marks === 1 ? 1 : 0.75))
  expect([...counts].filter(([, count]) => count > 0.6 * papers.length)).toEqual([])
})

test('nearly all that the pool has is asked now and then', () => {
  expect(new Set(papers.flatMap(entriesOf).map(({ id }) => id)).size).toBeGreaterThan(420)
})

test('a question of five marks is joined of two only where there are few of one piece', () => {
  const long = papers.flat().filter(({ slot }) => slot.group.marks === 5 && slot.difficulty === 'hard')
  expect(long.filter(({ asked }) => asked.entries.length > 1).length).toBeLessThan(0.25 * long.length)
})
