import type { Fraction } from '../../../maths/fraction'

interface Step {
  readonly value: Fraction
  readonly text: string
  readonly from: readonly string[]
}

/** Quantities that are worked out one from another, each with the line that gives it. */
export class Steps {
  private readonly known = new Map<string, Step>()
  value = (key: string): Fraction | null => this.known.get(key)?.value ?? null

  /** Notes a quantity that was not known; the line is '' where it is told. */
  add(key: string, value: Fraction, text = '', ...from: readonly string[]): void {
    if (!this.known.has(key)) this.known.set(key, { value, text, from })
  }
  get size(): number {
    return this.known.size
  }
  linesTo(keys: readonly string[]): readonly string[] {
    const done = new Set<string>()
    const lines: string[] = []
    const walk = (key: string): void => {
      if (done.has(key)) return
      done.add(key)
      const step = this.known.get(key)
      step?.from.forEach(walk)
      if (step && step.text !== '') lines.push(...step.text.split('\n').filter((one) => !lines.includes(one)))
    }
    keys.forEach(walk)
    return lines
  }
}
