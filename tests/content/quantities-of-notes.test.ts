import { noteFaults } from '@/checks/content/notes-of-options'

const cone = {
  ask: 'The curved surface area of a cone of radius $7$ cm and slant height $10$ cm is (use $\\pi = \\frac{22}{7}$)',
  key: '$220$ cm²',
  scheme: ['Curved surface area of a cone $= \\pi r l$', '$\\frac{22}{7} \\times 7 \\times 10 = 220$ cm²'],
}
const cylinder = {
  ask: 'A pillar is a cylinder, $10$ m high, with the radius $7$ m. Find its volume.',
  key: '1540',
  scheme: ['$\\pi r^2 h = \\frac{22}{7} \\times 49 \\times 10 = 1540$ m³'],
}
const triangle = {
  ask: 'Find the area of a right triangle with the sides $9$ cm, $12$ cm and $15$ cm.',
  key: '$54$ cm²',
  scheme: ['$\\frac{1}{2} \\times 9 \\times 12 = 54$ cm²'],
}
const cubes = {
  ask: 'Two cubes of edge $4$ cm are joined end to end. The surface area of the cuboid is',
  key: '$160$ cm²',
  scheme: ['$2(8 \\times 4 + 4 \\times 4 + 4 \\times 8) = 160$ cm²'],
}

const tangent = {
  ask: 'The radius of a circle is $8$ cm. The length of the tangent from a point $17$ cm from its centre is',
  key: '$15$ cm',
  scheme: ['$PT = \\sqrt{17^2 - 8^2} = \\sqrt{225} = 15$ cm'],
}

test.each([
  [cone, '$374$ cm²', 'That is the volume of the cone, not its surface.', 'about 366.45'],
  [cone, '$440$ cm²', 'That is the total surface area of the cone.', 'about 373.85'],
  [cone, '$1540$ cm²', 'That is the volume of the cone.', 'about 366.45'],
  [cone, '$154$ cm²', 'That is the circumference of the base.', 'about 43.98'],
  [cylinder, '220', 'That is the curved surface of the cylinder.', 'about 439.82'],
  [cylinder, '440', 'That is the total surface of the cylinder.', 'about 747.7'],
  [triangle, '$55$ cm²', 'That is the volume.', 'it is in cm²'],
  [tangent, '$9$ cm', 'The squares of the two lengths are added, not the lengths.', 'has them subtracted'],
])('a quantity that is another is named: %o %s %s', (question, response, note, says) => {
  expect(noteFaults({ ...question, response, note, figures: [] })).toEqual([expect.stringContaining(says)])
})

test.each([
  [tangent, '$9$ cm', 'The squares of the two lengths are subtracted, not the lengths.'],
  [tangent, '$9$ cm', 'The lengths are not subtracted, but their squares.'],
  [cone, '$374$ cm²', 'That is the total surface area of the cone.'],
  [cone, '$374$ cm²', 'The base does not belong to the curved surface.'],
  [cone, '$154$ cm²', 'That is the area of the base.'],
  [cone, '$44$ cm²', 'That is the circumference of the base.'],
  // the options have one unit, whatever was reckoned
  [cone, '$366.5$ cm²', 'That is the volume of the cone.'],
  [cone, '$10$ cm²', 'That is the slant height of the cone.'],
  [cylinder, '440', 'That is the curved surface of the cylinder.'],
  [cylinder, '747.7', 'That is the whole surface of the cylinder in m².'],
  [triangle, '$36$ cm²', 'That is the perimeter.'],
  [cubes, '$128$ cm²', 'That is the volume.'],
  [cubes, '$192$ cm²', 'That is the surface area of two cubes.'],
])('nothing is said of %o %s %s', (question, response, note) => {
  expect(noteFaults({ ...question, response, note, figures: [] })).toEqual([])
})
