import { at, questionTable, sum, type Grouped } from './grouped'
import type { Story } from './stories'

/** The table with some frequencies replaced by letters: { 2: 'x' } hides the third. */
export const tableWithLetters = (story: Story, table: Grouped, letters: Readonly<Record<number, string>>) =>
  questionTable(
    table,
    story.headings,
    table.frequencies.map((f, i) => `$${letters[i] ?? f}$`),
  )

/** Three ways of asking for one hidden frequency; `measure` reads "mean age of the patients". */
export const oneMissingStems = (
  story: Story,
  letter: string,
  measure: string,
  value: string,
): readonly [string, string, string] => {
  const told = story.tell(0).replace(/ \$0\$/, ' some')
  return [
    `${told} The frequency of one class is missing and is shown as $${letter}$. If the ${measure} is ${value}, find $${letter}$.`,
    `${told} One frequency could not be read and is written as $${letter}$. The ${measure} is ${value}. Find the missing frequency $${letter}$.`,
    `${told} One of the frequencies is denoted by $${letter}$. Given that the ${measure} is ${value}, determine $${letter}$.`,
  ]
}

/** Three ways of asking for the hidden frequencies x and y when the total is known too. */
export const twoMissingStems = (
  story: Story,
  total: number,
  measure: string,
  value: string,
): readonly [string, string, string] => {
  const told = story.tell(total)
  return [
    `${told} Two frequencies are missing and are shown as $x$ and $y$. If the ${measure} is ${value}, find $x$ and $y$.`,
    `${told} The frequencies $x$ and $y$ of two classes are not known. The ${measure} is ${value}. Find $x$ and $y$.`,
    `${told} Two of the frequencies are denoted by $x$ and $y$. Given that the ${measure} is ${value}, determine $x$ and $y$.`,
  ]
}

/** A term that is added, apart from what stands before it: in the narrow column of a table the sum may break there. */
export const plus = (term: string): string => `\${} + ${term}$`

/** The sum of the frequencies that are not hidden. */
export const knownTotal = (table: Grouped, hidden: readonly number[]): number =>
  sum(table.frequencies) - sum(hidden.map((index) => at(table.frequencies, index)))

/** The table with other numbers in the hidden places. */
export const withFrequencies = (table: Grouped, guess: Readonly<Record<number, number>>): Grouped => ({
  ...table,
  frequencies: table.frequencies.map((f, i) => guess[i] ?? f),
})
