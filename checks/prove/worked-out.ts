import { printed, type FunctionName, type Node } from './node'

/** What the letters stand for, and how this problem reckons. */
export interface Scope {
  readonly valueOf: (name: string) => number | undefined
  /** Which of the two values of ± is meant. */
  readonly sign?: 1 | -1
  /** √3 where the question says to take 1.73 for it. */
  readonly roots?: ReadonlyMap<number, number>
}

const degree = Math.PI / 180
const hcf = (a: number, b: number): number => (b === 0 ? Math.abs(a) : hcf(b, a % b))
const lcm = (a: number, b: number): number => Math.abs(a * b) / hcf(a, b)

/** The value of a tree; NaN when a letter has none, or there is none. Angles are in degrees. */
export function workedOut(node: Node, scope: Scope): number {
  switch (node.kind) {
    case 'number':
      return node.value
    case 'symbol':
      return scope.valueOf(node.name) ?? NaN
    case 'indexed':
    case 'applied':
      return scope.valueOf(printed(node)) ?? NaN
    case 'minus':
      return -workedOut(node.of, scope)
    case 'binary': {
      const left = workedOut(node.left, scope)
      const right = workedOut(node.right, scope)
      switch (node.operator) {
        case '+':
          return left + right
        case '-':
          return left - right
        case '±':
          return left + (scope.sign ?? 1) * right
        case '*':
          return left * right
        case '/':
          return right === 0 ? NaN : left / right
        case '^':
          return left ** right
        default:
          return node.operator satisfies never
      }
    }
    case 'call':
      return called(
        node.name,
        node.items.map((item) => workedOut(item, scope)),
        scope,
      )
    case 'tuple':
    case 'point':
      return NaN
    default:
      return node satisfies never
  }
}

function called(name: FunctionName, values: readonly number[], { roots }: Scope): number {
  const [first = NaN, second = NaN] = values
  const angle = first * degree
  switch (name) {
    case 'sqrt':
      return roots?.get(first) ?? Math.sqrt(first)
    case 'root':
      return second ** (1 / first)
    case 'hcf':
      return values.every(Number.isInteger) ? values.reduce(hcf) : NaN
    case 'lcm':
      return values.every(Number.isInteger) ? values.reduce(lcm) : NaN
    case 'sin':
      return Math.sin(angle)
    case 'cos':
      return Math.cos(angle)
    case 'tan':
      return overSmall(Math.sin(angle), Math.cos(angle))
    case 'cot':
      return overSmall(Math.cos(angle), Math.sin(angle))
    case 'sec':
      return overSmall(1, Math.cos(angle))
    case 'cosec':
      return overSmall(1, Math.sin(angle))
    default:
      return name satisfies never
  }
}

const overSmall = (above: number, below: number): number => (Math.abs(below) < 1e-12 ? NaN : above / below)

/** Equal but for the last bits of the arithmetic. */
export const same = (a: number, b: number): boolean =>
  Number.isFinite(a) && Number.isFinite(b) && Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))
