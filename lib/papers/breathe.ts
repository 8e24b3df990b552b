/** Lets whoever waits have a turn: a page that draws a paper stays alive by it. Not awaited where nobody waits. */
export type Breathe = () => Promise<void>
