import type { ToldFacts } from './told-facts'

/** What the letters of a formula stand for, and on what a last digit depends. */
export const lettersOfFormulas: ToldFacts = {
  circles: {
    wrong: [
      'Area $= rs$, where $s$ is the perimeter.',
      '$\\text{Area} = rs$, with $s$ the sum of the three sides.',
      'Area of a sector $= \\frac{\\theta}{360^\\circ} \\times \\pi r^2$, where $\\theta$ is the angle at the circumference.',
    ],
    right: [
      'Area $= rs$, where $s$ is half the perimeter.',
      'The area is $rs$ with $s$ the semi-perimeter.',
      'Area $= rs$, where $s$ is half of the perimeter and $r$ is the radius of the circle inside.',
      'Area of a sector $= \\frac{\\theta}{360^\\circ} \\times \\pi r^2$, where $\\theta$ is the angle at the centre.',
      'The perimeter is $2s$, where $s$ is half of it.',
    ],
  },
  'arithmetic-progressions': {
    wrong: [
      '$a_n = a + (n - 1)d$, where $a$ is the first term and $d$ is the common ratio.',
      '$S_n = \\frac{n}{2}(a + l)$, where $l$ is the first term.',
      '$S_n = \\frac{n}{2}(a + l)$, where $a$ is the last term.',
    ],
    right: [
      '$a_n = a + (n - 1)d$, where $a$ is the first term and $d$ the common difference.',
      '$S_n = \\frac{n}{2}(a + l)$, where $a$ is the first term and $l$ is the last term.',
    ],
  },
  statistics: {
    wrong: [
      'Median $= l + \\left(\\frac{\\frac{n}{2} - cf}{f}\\right) \\times h$, where $l$ is the upper limit of the median class.',
    ],
    right: [
      'Median $= l + \\left(\\frac{\\frac{n}{2} - cf}{f}\\right) \\times h$, where $l$ is the lower limit of the median class, $n$ the sum of the frequencies and $h$ the class size.',
    ],
  },
  'areas-volumes': {
    wrong: [
      'The curved surface of a cone $= \\pi rl$, where $l$ is the height.',
      'Volume $= \\pi r^2 h$, where $h$ is the slant height.',
    ],
    right: [
      'The curved surface of a cone $= \\pi rl$, where $l$ is the slant height.',
      'Volume $= \\pi r^2 h$, where $h$ is the height.',
    ],
  },
  'real-numbers': {
    wrong: [
      'A number ends in 5 exactly when it contains the prime 5 and also the prime 2.',
      'A number ends in $5$ if it has both $2$ and $5$ as prime factors.',
      'A number ends in 0 if it contains the prime 5 but not the prime 2.',
    ],
    right: [
      'A number ends in 5 exactly when it contains the prime 5 but not the prime 2.',
      'A number ends in 5 when 5 is a prime factor and 2 is not.',
      'A number ends in $0$ exactly when it contains the primes $2$ and $5$.',
      'A number does not end in 0 if it contains the prime 5 but not the prime 2.',
    ],
  },
  triangles: {
    wrong: [
      'They are equal, so $EF \\parallel QR$ by the mid-point theorem.',
      'With a lamp, the base of the large triangle is the distance from the lamp post.',
    ],
    right: [
      'They are equal, so $EF \\parallel QR$ by the converse of the BPT.',
      '$D$ and $E$ are the mid-points, so $DE \\parallel BC$ by the mid-point theorem.',
      'With a lamp, the base of the large triangle is the distance from the lamp post plus the shadow.',
    ],
  },
  probability: {
    wrong: ['$(2, 6)$ and $(6, 2)$ are one and the same outcome.', '(2, 6) and (6, 2) are the same outcome.'],
    right: ['$(2, 6)$ and $(6, 2)$ are two outcomes.', '$(3, 3)$ and $(3, 3)$ are one and the same outcome.'],
  },
}
