import { sumTex } from '../../maths'
import { distinctSlips } from '../distinct-slips'
import { template, type Posed } from '../template'

/**
 * ax² + kx + c: k² = 4ac. kx(x − 2n) + jn²: the value k = 0 leaves no quadratic. (k + p)x² − 2(k − q)x + 1: (k − u)(k − v) = 0.
 */
type Draw =
  | { readonly form: 'middle'; readonly a: number; readonly c: number; readonly root: number }
  | { readonly form: 'bracket'; readonly n: number; readonly j: number }
  | { readonly form: 'both'; readonly u: number; readonly v: number }

const bracketOf = (constant: number): string =>
  constant === 0
    ? 'k'
    : `(${sumTex([
        [1, 'k'],
        [constant, ''],
      ])})`

function posedMiddle(a: number, c: number, k: number): Posed {
  const equation = `${sumTex([
    [a, 'x^2'],
    [1, 'kx'],
    [c, ''],
  ])} = 0`
  return {
    question: `Find the values of $k$ for which the quadratic equation $${equation}$ has two equal roots.`,
    rule: { kind: 'roots', expected: `${k}, ${-k}` },
    hints: ['For equal roots, the discriminant is zero.', 'The equation for $k$ has $k^2$ in it: how many answers?'],
    steps: [
      `Given: $${equation}$, so $a = ${a},\\ b = k,\\ c = ${c}$`,
      'For equal roots, $D = b^2 - 4ac = 0$.',
      `$k^2 - 4(${a})(${c}) = 0$`,
      `$k^2 = ${4 * a * c}$`,
      `Hence $k = ${k}$ or $k = ${-k}$.`,
    ],
    explanation: 'A positive square has two square roots, so both signs of $k$ give equal roots.',
  }
}

function posedBracket(n: number, j: number): Posed {
  const constant = j * n * n
  const equation = `kx(x - ${2 * n}) + ${constant} = 0`
  return {
    question: `For what value of $k$ does the quadratic equation $${equation}$ have two equal roots?`,
    rule: { kind: 'roots', expected: `${j}` },
    hints: [
      'Open the bracket, so that the equation is in the form $ax^2 + bx + c = 0$.',
      'Put $D = 0$. If you get two values of $k$, ask whether the equation stays quadratic for each.',
    ],
    steps: [
      `Opening the bracket: $kx^2 - ${2 * n}kx + ${constant} = 0$, so $a = k,\\ b = -${2 * n}k,\\ c = ${constant}$`,
      'For equal roots, $D = b^2 - 4ac = 0$.',
      `$(-${2 * n}k)^2 - 4(k)(${constant}) = 0$`,
      `$${4 * n * n}k^2 - ${4 * constant}k = 0$, that is, $${4 * n * n}k(k - ${j}) = 0$`,
      `So $k = 0$ or $k = ${j}$.`,
      'If $k = 0$ the equation has no $x^2$ term, so $k = 0$ is rejected.',
      `Hence $k = ${j}$.`,
    ],
    explanation:
      'In a quadratic equation $a \\neq 0$, so a value of $k$ that removes the $x^2$ term cannot be accepted.',
  }
}

function posedBoth(u: number, v: number): Posed {
  const q = (u + v - 1) / 2
  const p = q * q - u * v
  const equation = `${bracketOf(p)}x^2 - 2${bracketOf(-q)}x + 1 = 0`
  const opened = sumTex([
    [1, 'k^2'],
    [-2 * q, 'k'],
    [q * q, ''],
    [-1, 'k'],
    [-p, ''],
  ])
  const cleared = sumTex([
    [1, 'k^2'],
    [-(u + v), 'k'],
    [u * v, ''],
  ])
  return {
    question: `Find all the values of $k$ for which $${equation}$ has equal roots.`,
    rule: { kind: 'roots', expected: `${u}, ${v}` },
    hints: [
      'Here $a$ and $b$ both contain $k$. Put $D = 0$.',
      'You get a quadratic equation in $k$: factorise it and keep every value for which $a \\neq 0$.',
    ],
    steps: [
      `Given: $${equation}$, so $a = ${sumTex([
        [1, 'k'],
        [p, ''],
      ])},\\ b = -2${bracketOf(-q)},\\ c = 1$`,
      'For equal roots, $D = b^2 - 4ac = 0$.',
      `$[-2${bracketOf(-q)}]^2 - 4${bracketOf(p)}(1) = 0$, that is, $4${bracketOf(-q)}^2 - 4${bracketOf(p)} = 0$`,
      `Dividing by 4 and opening the bracket: $${opened} = 0$, that is, $${cleared} = 0$`,
      `${u * v === 0 ? `$k${bracketOf(-(u + v))} = 0$` : `$${bracketOf(-u)}${bracketOf(-v)} = 0$`}, so $k = ${u}$ or $k = ${v}$`,
      `For both values the coefficient of $x^2$, $${sumTex([
        [1, 'k'],
        [p, ''],
      ])}$, is not zero, so both are accepted.`,
      `Hence the values of $k$ are $${u}$ and $${v}$.`,
    ],
    explanation:
      'The condition $D = 0$ is itself an equation in $k$. Each of its roots must leave a quadratic equation.',
  }
}

/** D = 0 with a ≠ 0, at one value of k. */
function hasEqualRoots(draw: Draw, k: number): boolean {
  if (draw.form === 'middle') return k * k === 4 * draw.a * draw.c
  if (draw.form === 'bracket') return k !== 0 && (2 * draw.n * k) ** 2 === 4 * k * draw.j * draw.n * draw.n
  const q = (draw.u + draw.v - 1) / 2
  const a = k + q * q - draw.u * draw.v
  return a !== 0 && (2 * (k - q)) ** 2 === 4 * a
}

/** E.g. "For what value of k does the quadratic equation kx(x − 4) + 12 = 0 have two equal roots?" */
export const equalRoots = template<Draw>({
  id: 'qe-k-for-equal-roots',
  topic: 'quadratic-equations',
  difficulty: 'medium',
  archetypes: ['qe-k-equal-roots'],
  marks: 2,
  draw: (random) => {
    const form = random.pick(['middle', 'bracket', 'both'] as const)
    if (form === 'bracket') return { form, n: random.integer(1, 5), j: random.integer(2, 9) }
    if (form === 'both') {
      return random.until(
        (source) => ({ form, u: source.integer(-3, 6), v: source.integer(-3, 9) }),
        ({ u, v }) => {
          const q = (u + v - 1) / 2
          return u < v && Number.isInteger(q) && u !== q && v !== q && q !== 0 && u !== -v
        },
      )
    }
    return random.until(
      (source) => {
        const [g, h, n] = [source.integer(1, 4), source.integer(2, 6), source.pick([1, 2, 3, 5])]
        return { form, a: n * g * g, c: n * h * h, root: 2 * n * g * h }
      },
      ({ root }) => root <= 40,
    )
  },
  pose: (draw) => {
    switch (draw.form) {
      case 'middle':
        return posedMiddle(draw.a, draw.c, draw.root)
      case 'bracket':
        return posedBracket(draw.n, draw.j)
      case 'both':
        return posedBoth(draw.u, draw.v)
      default:
        return draw satisfies never
    }
  },
  crossCheck: (draw) =>
    Array.from({ length: 601 }, (_, index) => index - 300)
      .filter((k) => hasEqualRoots(draw, k))
      .join(', '),
  slips: (draw) => {
    if (draw.form === 'bracket') {
      return [
        { response: `0, ${draw.j}`, note: 'If $k = 0$ there is no $x^2$ term left: reject $k = 0$.' },
        {
          response: `${2 * draw.n * draw.j}`,
          note: `Square the whole of $b$: $(-${2 * draw.n}k)^2 = ${4 * draw.n * draw.n}k^2$.`,
        },
      ]
    }
    if (draw.form === 'both') {
      return distinctSlips(`${draw.u}, ${draw.v}`, [
        { response: `${draw.v}`, note: 'There is another value of $k$: the equation for $k$ is quadratic.' },
        { response: `${-draw.u}, ${-draw.v}`, note: 'Check the signs: set each factor equal to zero.' },
      ])
    }
    return [
      { response: `${draw.root}`, note: 'A positive square has two square roots: give both values of $k$.' },
      { response: `${4 * draw.a * draw.c}`, note: 'That is $k^2$. Take the square root, with both signs.' },
    ]
  },
})
