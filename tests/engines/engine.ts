/** What a walk through the site needs of a browser; the same of every engine. */
export interface Engine {
  /** Goes to an address and waits until it is loaded. */
  open(address: string): Promise<void>
  /** Runs a function in the page, by itself and with texts alone; gives what it makes of them, as a text. */
  run(work: InPage<unknown>, ...given: readonly string[]): Promise<string>
  /** What a function finds in the page, for a hand to use. */
  find(search: InPage<Element | null>, ...given: readonly string[]): Promise<Control | undefined>
  /** Runs a script in the page as it stands now. */
  add(script: string): Promise<void>
  close(): Promise<void>
}

export type InPage<Result> = (...given: string[]) => Result | Promise<Result>

/** An element of the page, used as a student uses it. */
export interface Control {
  click(): Promise<void>
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
}

export type Key = 'Enter' | 'ArrowDown' | 'ArrowUp'

/** How large the page's window is, in pixels: a phone. */
export const phone = { width: 360, height: 740 } as const
