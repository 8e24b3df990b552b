type Stem = (pair: string, similar: string, known: string) => string

/** What is known stands in the words as often as in the figure alone. */
export const stems = {
  given: (pair, similar, known) =>
    `In ${pair} it is known that ${known}. Which criterion, if any, shows that ${similar}?`,
  when: (_, similar, known) => `By which criterion, if any, can you conclude that ${similar} when ${known}?`,
  measured: (pair, similar, known) =>
    `Vikram measures ${pair} and finds ${known}. He says that ${similar}. Which criterion, if any, shows that he is right?`,
  marked: (pair, similar) =>
    `What is known of ${pair} is marked in the figure. Which criterion, if any, shows that ${similar}?`,
  state: (_, similar) =>
    `State the criterion, if there is one, by which you can conclude from the figure that ${similar}.`,
  drawn: (pair, similar) =>
    `Vikram draws ${pair} and writes into his figure what he has measured. He says that ${similar}. Which criterion, if any, shows that he is right?`,
} as const satisfies Readonly<Record<string, Stem>>

export const stemNames = ['given', 'when', 'measured', 'marked', 'state', 'drawn'] as const
