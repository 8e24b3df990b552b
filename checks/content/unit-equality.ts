/** How many of the smallest one each unit is, kind by kind. */
const kinds: readonly Readonly<Record<string, number>>[] = [
  { mm: 1, cm: 10, dm: 100, m: 1000, km: 1_000_000 },
  { mg: 1, g: 1000, kg: 1_000_000 },
  { s: 1, min: 60, h: 3600 },
]

const pattern = /^([\d.]+) (\w+) = ([\d.]+) (\w+)$/

/** Whether "100 cm = 1 m" holds; undefined for anything but such an equality of two units. */
export function unitEquality(claim: string): boolean | undefined {
  const [, a = '', from = '', b = '', to = ''] = pattern.exec(claim.trim()) ?? []
  const kind = kinds.find((one) => from in one && to in one)
  const [first, second] = [kind?.[from], kind?.[to]]
  if (first === undefined || second === undefined || from === to) return undefined
  return Math.abs(Number(a) * first - Number(b) * second) < 1e-9 * Number(a) * first
}
