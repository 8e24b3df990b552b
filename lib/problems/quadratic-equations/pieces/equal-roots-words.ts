export const stems = {
  middle: [
    (equation: string) => `Find the values of $k$ for which the quadratic equation $${equation}$ has two equal roots.`,
    (equation: string) =>
      `The roots of the quadratic equation $${equation}$ are real and equal. Find all the values of $k$.`,
    (equation: string) => `For which values of $k$ are both roots of $${equation}$ equal?`,
  ],
  bracket: [
    (equation: string) => `For what value of $k$ does the quadratic equation $${equation}$ have two equal roots?`,
    (equation: string) =>
      `Find the value of $k$ for which the roots of the quadratic equation $${equation}$ are equal.`,
    (equation: string) => `The quadratic equation $${equation}$ has real and equal roots. Find $k$.`,
  ],
  both: [
    (equation: string) => `Find all the values of $k$ for which $${equation}$ has equal roots.`,
    (equation: string) => `For what values of $k$ does the quadratic equation $${equation}$ have equal roots?`,
    (equation: string) =>
      `If the roots of the quadratic equation $${equation}$ are equal, what can $k$ be? Give every value.`,
  ],
} as const

export const hints = {
  middle: ['For equal roots, the discriminant is zero.', 'The equation for $k$ has $k^2$ in it: how many answers?'],
  bracket: [
    'Open the bracket, so that the equation is in the form $ax^2 + bx + c = 0$.',
    'Put $D = 0$. If you get two values of $k$, ask whether the equation stays quadratic for each.',
  ],
  both: [
    'Here $a$ and $b$ both contain $k$. Put $D = 0$.',
    'You get a quadratic equation in $k$: factorise it and keep every value for which $a \\neq 0$.',
  ],
} as const

export const explanations = {
  middle: 'A positive number has two square roots, so both signs of $k$ give equal roots.',
  bracket: 'In a quadratic equation $a \\neq 0$, so a value of $k$ that removes the $x^2$ term cannot be accepted.',
  both: 'The condition $D = 0$ is itself an equation in $k$. Each of its roots must leave a quadratic equation.',
} as const
