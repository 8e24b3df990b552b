import { at, questionTable, sum, type Grouped } from './grouped'
import type { Story } from './stories'

/** The table with some frequencies replaced by letters: { 2: 'x' } hides the third. */
export const tableWithLetters = (story: Story, table: Grouped, letters: Readonly<Record<number, string>>) =>
  questionTable(
    table,
    story.headings,
    table.frequencies.map((f, i) => `$${letters[i] ?? f}$`),
  )

/** The sum of the frequencies that are not hidden. */
export const knownTotal = (table: Grouped, hidden: readonly number[]): number =>
  sum(table.frequencies) - sum(hidden.map((index) => at(table.frequencies, index)))

/** The table with other numbers in the hidden places. */
export const withFrequencies = (table: Grouped, guess: Readonly<Record<number, number>>): Grouped => ({
  ...table,
  frequencies: table.frequencies.map((f, i) => guess[i] ?? f),
})

/** "31 + x", "31 + x + y" */
export const plusLetters = (known: number, ...letters: readonly string[]): string => [known, ...letters].join(' + ')
