import type { FormulaFact } from './formula-facts'

const [r, R, h, l, a, b, theta] = [3, 5, 4, 5, 7, 6, 70]
const pi = Math.PI
const arc = (theta / 360) * 2 * pi * r
const sector = (theta / 360) * pi * r * r
const triangle = (r * r * Math.sin((theta * pi) / 180)) / 2
// the slant height of the cone is the length of the cuboid as well
const at = { r, R, h, l, a, b, theta, pi, arc, sector, triangle, segment: sector - triangle, s: 8 }

const of = (words: string, is: number): FormulaFact => ({ in: ['areas-volumes'], words, at, is })

const is = String.raw`(?: is|:| =)? `

/** What the measures of one solid come to: its words, the curved surface, the total surface, the volume. */
const solids: readonly (readonly [solid: string, curved: number, total: number, volume: number])[] = [
  ['cylinder', 2 * pi * r * h, 2 * pi * r * (r + h), pi * r * r * h],
  ['cone', pi * r * l, pi * r * (r + l), (pi * r * r * h) / 3],
  ['sphere', 4 * pi * r * r, 4 * pi * r * r, (4 / 3) * pi * r ** 3],
  ['hemisphere', 2 * pi * r * r, 3 * pi * r * r, (2 / 3) * pi * r ** 3],
  ['cube', 4 * a * a, 6 * a * a, a ** 3],
  ['cuboid', 2 * h * (l + b), 2 * (l * b + b * h + h * l), l * b * h],
]

/** The formulas of sectors, surfaces and volumes in words. */
export const areaFacts: readonly FormulaFact[] = [
  { ...of(String.raw`\b[Aa]rea of (?:a |the )?(?:minor )?sector${is}#`, sector), needs: /theta|θ|pi|π|arc/ },
  of(String.raw`\b[Ll]ength of (?:an|the) arc${is}#`, arc),
  {
    ...of(String.raw`\b[Aa]rea of (?:a |the )?circle(?: (?:of|with) radius \$r\$)?${is}#`, pi * r * r),
    needs: /(?<![a-z\\])r/,
  },
  {
    ...of(String.raw`\b[Cc]ircumference of (?:a |the )?circle(?: (?:of|with) radius \$r\$)?${is}#`, 2 * pi * r),
    needs: /(?<![a-z\\])r/,
  },
  of(String.raw`\b[Pp]erimeter of (?:a |the )?sector (?:is the arc and the two radii:|is|=) #`, arc + 2 * r),
  of(String.raw`\bequilateral, (?:with (?:the )?)?area #`, (Math.sqrt(3) / 4) * r * r),
  of(String.raw`area of an equilateral triangle (?:of|with) side \$r\$${is}#`, (Math.sqrt(3) / 4) * r * r),
  of(String.raw`area of an equilateral triangle (?:of|with) side \$a\$${is}#`, (Math.sqrt(3) / 4) * a * a),
  of(String.raw`perpendicular sides are both \$r\$, area #`, (r * r) / 2),
  of(String.raw`[Tt]riangle for \$60\^\\circ\$ and for \$120\^\\circ\$: #`, (Math.sqrt(3) / 4) * r * r),
  of(String.raw`For \$90\^\\circ\$: #`, (r * r) / 2),
  ...solids.flatMap(([solid, curved, total, volume]) => [
    of(String.raw`\b(?:CSA|[Cc]urved surface(?: area)?) of (?:a |the )?${solid}\b${is}#`, curved),
    of(
      String.raw`\b(?:TSA|[Tt]otal surface(?: area)?|[Ss]urface area) of (?:a |the )?(?:solid )?${solid}\b${is}#`,
      total,
    ),
    of(String.raw`\b[Vv]olume of (?:a |the )?${solid}\b${is}#`, volume),
  ]),
  of(String.raw`\bthe dome #`, 2 * pi * r * r),
  of(String.raw`\bthe flat face #`, pi * r * r),
  of(String.raw`^Cone on hemisphere[^:$]*: #`, pi * r * l + 2 * pi * r * r),
  of(String.raw`^Capsule[^:$]*: #`, 2 * pi * r * h + 4 * pi * r * r),
  of(String.raw`^Tent[^:$]*: canvas #`, 2 * pi * r * h + pi * r * l),
  of(String.raw`[Cc]one and hemisphere with the same radius: #`, (pi * r * r * (h + 2 * r)) / 3),
  of(String.raw`[Hh]emisphere on a cube or in a cube: the surface is #`, 6 * a * a + pi * r * r),
  of(String.raw`(?:pipe|[Hh]ollow cylinder).* volume of the (?:metal|material) is #`, pi * h * (R * R - r * r)),
  of(
    String.raw`(?:bowl|[Hh]ollow hemisphere).* volume of the (?:metal|material) is #`,
    (2 / 3) * pi * (R ** 3 - r ** 3),
  ),
  of(
    String.raw`\b[Aa]rea of (?:a|the|this) (?:circular )?(?:ring|path|annulus)(?: (?:with|of|between)[^$.]*\$[rR]\$[^$.]*\$[rR]\$)?${is}#`,
    pi * (R * R - r * r),
  ),
  of(String.raw`\b[Pp]erimeter of (?:a|the) semi-?circle(?: (?:of|with) (?:the )?radius \$r\$)?${is}#`, pi * r + 2 * r),
  of(
    String.raw`\b[Pp]erimeter of (?:a|the) quadrant(?: (?:of|with) (?:the )?radius \$r\$)?${is}#`,
    (pi * r) / 2 + 2 * r,
  ),
  of(String.raw`ring of area #`, pi * (R * R - r * r)),
  of(String.raw`the rim #`, pi * (R * R - r * r)),
  of(String.raw`cone in a hemisphere of radius \$r\$ has [^.]*the height #`, r),
  of(String.raw`cone in a hemisphere of radius \$r\$ has the base radius #`, r),
  of(String.raw`sphere in a cube of edge \$a\$ has the diameter #`, a),
  of(String.raw`sphere in a cube of edge \$a\$ has the radius #`, a / 2),
  of(String.raw`cone in a cube of edge \$a\$ has [^.]*the height #`, a),
  of(String.raw`four walls of area #`, 2 * h * (l + b)),
  of(String.raw`sector with angle \$\\theta\$ at the centre is the fraction #`, theta / 360),
  of(String.raw`fraction # of the (?:whole )?circle`, theta / 360),
]
