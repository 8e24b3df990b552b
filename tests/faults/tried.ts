import { appendFileSync } from 'node:fs'

/** What can go wrong around the site, as docs/faults.md puts it. */
export const faultKinds = {
  storage: 'Storage that fails',
  text: 'Damaged texts',
  tabs: 'Tabs beside each other',
  death: 'Tabs and browsers that die',
  network: 'A network that breaks',
  portal: 'A portal in the way',
  server: 'A server that does not answer, or not with what is asked',
  file: 'Files that come wrong',
  release: 'One release over another',
  attack: 'Attacks on the content policy',
} as const

export type FaultKind = keyof typeof faultKinds

interface Outcome {
  /** How often it was tried. */
  readonly times?: number
  readonly lost?: string
}

/** A line of the list that "npm run faults" makes. */
export interface Tried extends Required<Outcome> {
  readonly kind: FaultKind
  readonly what: string
}

/** Notes what a test did to the site, once all that should hold has held; for "npm run faults", which names the file to write to. */
export function tried(kind: FaultKind, what: string, { times = 1, lost = 'nothing' }: Outcome = {}): void {
  const list = process.env.FAULT_LIST
  if (list === undefined) return
  const line: Tried = { kind, what, times, lost }
  appendFileSync(list, `${JSON.stringify(line)}\n`)
}
