import { finding, type Finding, type WordRule } from './finding'
import { listedItems } from './lists'

const thatMany = /(?:so there (?:are|is)|;|and there are) (?:only )?\$(\d+)\$(?: outcomes?| of them)?/
const favourable = /^(?:So the )?[Nn]umber of favourable outcomes (?:is \$|\$= )(\d+)\$/

/** "Favourable outcomes: $3, 5$, so there are $2$ of them": the list is as long as it says. */
export const countedLists: WordRule = ({ problem }) => {
  let before: number | null = null
  return problem.steps.flatMap((text, index): readonly Finding[] => {
    const items = listedItems(text.replace(/^(The word|So the number).*/, ''))
    const said = thatMany.exec(text)?.[1]
    const counted = favourable.exec(text)?.[1]
    const previous = before
    before =
      items &&
      (items.length > 1 || text.startsWith('Favourable')) &&
      !/^(The (?:word|red|black)|[^$]*\$\d+\$ cards)/.test(text)
        ? items.length
        : null
    if (items && said !== undefined)
      return [finding(index, Number(said) === items.length, `${said} are counted, ${items.length} are listed`)]
    if (counted !== undefined && previous !== null && problem.type === 'probability')
      return [index, index - 1].map((line) =>
        finding(line, Number(counted) === previous, `${counted} are counted, ${previous} are listed`),
      )
    return []
  })
}

/** "The word CHANDIGARH has $10$ letters". */
export const lettersOfWords: WordRule = ({ problem }) =>
  problem.steps.flatMap((text, index) => {
    const [, word, count] = /^The word ([A-Z]+) has \$(\d+)\$ letters/.exec(text) ?? []
    return word === undefined ? [] : [finding(index, word.length === Number(count), `it has ${word.length}`)]
  })

/** "Sum $4$: $(1, 3), (2, 2), (3, 1)$": each pair has that sum, and all pairs that have it are there. */
export const pairsOfDice: WordRule = ({ problem }) =>
  problem.type !== 'probability'
    ? []
    : problem.steps.flatMap((text, index) => {
        const [, sum] = /^Sum \$(\d+)\$:/.exec(text) ?? []
        const pairs = (listedItems(text) ?? []).map((item) => (item.match(/\d+/g) ?? []).map(Number))
        if (sum === undefined || pairs.length === 0) return []
        const all = 6 - Math.abs(Number(sum) - 7)
        const holds = pairs.length === all && pairs.every(([a = 0, b = 0]) => a + b === Number(sum))
        return [finding(index, holds && new Set(pairs.map(String)).size === all, `not the pairs with the sum ${sum}`)]
      })
