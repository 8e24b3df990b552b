import type { ToldFacts } from './told-facts'

/** Where the right angle is, by the hypotenuse. */
export const rightAngles: ToldFacts = {
  'coordinate-geometry': {
    wrong: [],
    right: ['The triangle is right-angled at $B$, because $AB^2 + BC^2 = AC^2$.'],
  },
  circles: {
    wrong: [
      'The triangle $OPT$ is right-angled at $P$, and its hypotenuse is $OP$.',
      'Since $OT \\perp PT$, the triangle $OTP$ is right-angled at $P$, and its hypotenuse is $OP$, the distance of $P$ from the centre.',
      'In the right triangle $OTP$, right-angled at $O$, we have $OP^2 = OT^2 + PT^2$.',
      'The triangle $OTP$ has the hypotenuse $OP$, and $\\angle OPT = 90^\\circ$.',
      'Right triangle: $r = \\frac{a + b - c}{2}$, with $c$ the shortest side.',
      'Right triangle: $r = \\frac{p + q - h}{2}$, where $h$ is a leg.',
      'Right triangle: $r = \\frac{a + b - c}{2}$, where $a$ is the hypotenuse.',
    ],
    right: [
      'The triangle $OTP$ is right-angled at $T$, and its hypotenuse is $OP$.',
      'In the triangle $UVW$ the right angle is at $V$ and $UW^2 = UV^2 + VW^2$.',
      'The triangle $OTP$ is not right-angled at $P$, since $OP$ is the hypotenuse.',
      'If the triangle $OTP$ were right-angled at $P$, its hypotenuse would be $OT$.',
      'Triangle $ABC$ is right-angled at $B$, and $AC$ is the hypotenuse.',
      'Right triangle: $r = \\frac{a + b - c}{2}$, with $c$ the hypotenuse.',
      'Right triangle: $r = \\frac{a + b - c}{2}$, where $c$ is the longest side and $a$ the shortest side.',
      'Right triangle: $r = \\frac{b + c - a}{2}$; a leg is shorter than the hypotenuse.',
    ],
  },
  triangles: {
    wrong: [
      'In $a^2 + b^2 = c^2$ the letter $c$ is the shortest side.',
      'If $a^2 + b^2 = c^2$, the hypotenuse is $a$.',
    ],
    right: [
      'In $a^2 + b^2 = c^2$ the letter $c$ is the hypotenuse, and $a$ may be the shortest side.',
      'If $a^2 + b^2 = c^2$, the hypotenuse is $c$.',
    ],
  },
}
