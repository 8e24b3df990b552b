import { groupsIn } from '../implied/tables'
import { finding, type Finding, type WordRule } from './finding'
import { listedItems } from './lists'

/** Lists that a solution takes from the table or the list of the question. */
export const takenFromData: WordRule = ({ problem }) => {
  if (problem.type !== 'statistics') return []
  const table = problem.figure?.kind === 'table' ? groupsIn(problem.figure) : []
  const counts = table.map(({ count }) => count)
  const given = /\$(-?[\d.]+(?:, -?[\d.]+){3,})\$/.exec(problem.question)?.[1]?.split(', ').map(Number) ?? []
  const sorted = [...given].sort((a, b) => a - b)
  return problem.steps.flatMap((text, index): readonly Finding[] => {
    const items = (listedItems(text) ?? []).map(Number)
    const expected = /cumulative frequencies are \$/.test(text)
      ? counts.map((_, place) => counts.slice(0, place + 1).reduce((sum, count) => sum + count, 0))
      : /ascending order/.test(text)
        ? sorted
        : null
    const observations = /n = (\d+)\$ observations/.exec(text)?.[1]
    return [
      ...(expected && expected.length > 0
        ? [finding(index, expected.join() === items.join(), `it should be ${expected.join(', ')}`)]
        : []),
      ...(observations !== undefined && given.length > 0
        ? [finding(index, Number(observations) === given.length, `there are ${given.length}`)]
        : []),
      ...classFindings(text, index, table),
    ]
  })
}

type Groups = ReturnType<typeof groupsIn>

/** "The highest frequency is $12$, so the modal class is 50–60." */
function classFindings(text: string, index: number, groups: Groups): readonly Finding[] {
  const [, highest, from, to] = /highest frequency is \$(\d+)\$, so the modal class is (\d+)–(\d+)/.exec(text) ?? []
  if (highest === undefined || groups.length === 0) return []
  const top = groups.find(({ count }) => count === Math.max(...groups.map((group) => group.count)))
  const holds = top?.count === Number(highest) && top.from === Number(from) && top.to === Number(to)
  return [finding(index, holds, 'not the modal class')]
}
