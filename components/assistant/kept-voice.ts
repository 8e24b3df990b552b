const key = 'mathTutorReadAloud'

/** What the student has chosen, or null. */
export function keptChoice(): boolean | null {
  try {
    const kept = window.localStorage.getItem(key)
    return kept === 'on' ? true : kept === 'off' ? false : null
  } catch {
    return null
  }
}

/** Whether replies are read aloud: not until it is chosen. */
export const keptReadsAloud = (): boolean => keptChoice() ?? false

/** Where the browser keeps nothing, the choice lasts as long as the page. */
export function keepReadsAloud(on: boolean): void {
  try {
    window.localStorage.setItem(key, on ? 'on' : 'off')
  } catch {
    // blocked or full: the page has it still
  }
}
