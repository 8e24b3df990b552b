import { concept, type Rule } from '../rule'

export const mensurationConcepts: readonly Rule[] = [
  concept(
    'segment-area',
    /\b(?:area|find|what)\b.*\b(?:minor |major )?segments?\b(?! joining)(?!.*\b(?:mid|ratio|line)\b)|\b(?:minor|major|circular) segment/,
    ['How do I find the area of a segment?', 'area of the minor segment of a circle'],
    String.raw`Area of a segment $=$ area of the sector $-$ area of the triangle formed by the two radii and the chord.
For the angle $90^\circ$ the triangle is $\frac{1}{2}r^2$; for $60^\circ$ it is equilateral, $\frac{\sqrt{3}}{4}r^2$; for $120^\circ$ drop the perpendicular from the centre, which again gives $\frac{\sqrt{3}}{4}r^2$.
Area of the major segment $= \pi r^2 -$ area of the minor segment. Example: $r = 14$ cm and $90^\circ$: $154 - 98 = 56$ cm².`,
  ),
  concept(
    'sector',
    /\bsectors?\b|\barcs?\b|\bpendulum\b|(?:minute|hour) hand/,
    ['What is the area of a sector?', 'length of an arc'],
    String.raw`A sector of angle $\theta$ is the part $\frac{\theta}{360^\circ}$ of the circle:
$$\text{area} = \frac{\theta}{360^\circ} \times \pi r^2, \qquad \text{length of arc} = \frac{\theta}{360^\circ} \times 2\pi r$$
The perimeter of a sector is the arc plus two radii. The minute hand of a clock turns $6^\circ$ in a minute. Example: $r = 21$ cm and $60^\circ$: the arc is 22 cm, the area 231 cm².`,
  ),
  concept(
    'combined-solids',
    /combin\w* (?:of )?(?:solids?|two)|combination|cone on|\b(?:tent|toy|capsule)\b|mounted|surmounted/,
    [
      'How do I find the surface area of a cone on a hemisphere?',
      'How do I find the surface area and volume of a combination of solids?',
    ],
    String.raw`Volumes of joined solids are simply added. For the surface area add only the surfaces that can be touched: the faces where the solids are joined vanish.
A cone on a hemisphere of the same radius (a toy): surface area $= \pi rl + 2\pi r^2$, volume $= \frac{1}{3}\pi r^2h + \frac{2}{3}\pi r^3$, with $l = \sqrt{r^2 + h^2}$. The height of the cone is the total height less the radius.
A tent (cone on a cylinder): canvas $= 2\pi rh + \pi rl$. A hemisphere on a cube of edge $a$: $6a^2 - \pi r^2 + 2\pi r^2$.`,
  ),
  concept(
    'cone-surface',
    /(?:surface|csa|tsa|slant).*\bcones?\b|\bcones?\b.*(?:surface|csa|tsa|slant)/,
    ['What is the formula for the curved surface area of a cone?'],
    String.raw`For a cone with radius $r$, height $h$ and slant height $l = \sqrt{r^2 + h^2}$:
curved surface area $= \pi rl$, total surface area $= \pi rl + \pi r^2 = \pi r(l + r)$.
Find $l$ first when only $h$ is given. Example: $r = 7$ cm, $h = 24$ cm: $l = 25$ cm and the curved surface area is $\frac{22}{7} \times 7 \times 25 = 550$ cm².`,
  ),
  concept(
    'volume-formulas',
    /volumes?\b.*(?:formulas?|cylinder|cone|sphere|hemisphere|cuboid|cube)|formulas?.*\bvolumes?\b/,
    ['What are the volume formulas of a cylinder, cone and sphere?', 'volume of a hemisphere'],
    String.raw`Cuboid: $l \times b \times h$. Cube: $a^3$.
Cylinder: $\pi r^2h$. Cone: $\frac{1}{3}\pi r^2h$.
Sphere: $\frac{4}{3}\pi r^3$. Hemisphere: $\frac{2}{3}\pi r^3$.
Give volumes in cubic units; 1 litre is 1000 cm³. Keep $\pi$ to the end: it often cancels.`,
  ),
  concept(
    'solid-formulas',
    /\b(?:cones?|cylinders?|spheres?|hemispheres?|cuboids?|cubes?)\b|surface areas?|\bcsa\b|\btsa\b|\bvolumes?\b|\bsolids?\b/,
    ['formulas for a cylinder', 'surface area of a sphere', 'What is the volume of a solid?'],
    String.raw`Curved surface, total surface, volume:
Cylinder: $2\pi rh$, $2\pi r(r + h)$, $\pi r^2h$.
Cone: $\pi rl$, $\pi r(l + r)$, $\frac{1}{3}\pi r^2h$, with $l = \sqrt{r^2 + h^2}$.
Sphere: surface $4\pi r^2$, volume $\frac{4}{3}\pi r^3$.
Hemisphere: $2\pi r^2$, $3\pi r^2$, $\frac{2}{3}\pi r^3$.
Cuboid: total $2(lb + bh + hl)$, volume $lbh$. Cube: $6a^2$, $a^3$.`,
  ),
  concept(
    'pi',
    /\bpi\b|π/,
    ['What is pi?'],
    String.raw`$\pi$ is the ratio of the circumference of a circle to its diameter. It is irrational, so $\frac{22}{7}$ and $3.14$ are only close to it. In the exam take $\pi = \frac{22}{7}$ unless the question says otherwise, and put it in last: it often cancels.`,
  ),
]

export const mensurationOverview = concept(
  'areas-volumes',
  /\bareas?\b|\bmensuration\b|circumference|perimeters?\b/,
  ['area of a circle', 'What is mensuration?'],
  String.raw`Circle: circumference $2\pi r$, area $\pi r^2$. Sector of angle $\theta$: area $\frac{\theta}{360^\circ} \times \pi r^2$, arc $\frac{\theta}{360^\circ} \times 2\pi r$. Segment: sector less triangle.
Solids: cylinder $2\pi rh$ and $\pi r^2h$; cone $\pi rl$ and $\frac{1}{3}\pi r^2h$; sphere $4\pi r^2$ and $\frac{4}{3}\pi r^3$; hemisphere $2\pi r^2$ and $\frac{2}{3}\pi r^3$ (curved surface and volume).
Take $\pi = \frac{22}{7}$ unless the question says otherwise, and write the unit with every answer.`,
)
