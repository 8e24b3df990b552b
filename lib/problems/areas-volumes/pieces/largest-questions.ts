export type Kind = 'cone in cube' | 'sphere in cube' | 'cone in hemisphere' | 'sphere in cylinder'

/** What to look at. */
export const largestHint: Readonly<Record<Kind, string>> = {
  'cone in cube': 'The base of the cone touches the sides of a face, and its height is the edge.',
  'sphere in cube': 'The sphere touches all the faces, so its diameter is the edge of the cube.',
  'sphere in cylinder': 'The sphere touches the wall and both ends of the cylinder.',
  'cone in hemisphere': 'The cone stands on the flat face, and its vertex is the top of the hemisphere.',
}

/** Three ways of asking for the volume of the largest solid inside another of the given size in centimetres. */
export function largestStems(kind: Kind, size: number): readonly [string, string, string] {
  const cm = `$${size}$ cm`
  switch (kind) {
    case 'cone in cube':
      return [
        `Find the volume of the largest right circular cone that can be cut out of a cube of edge ${cm}.`,
        `The largest possible right circular cone is cut out of a wooden cube of edge ${cm}. What is the volume of the cone?`,
        `From a cube of edge ${cm}, a right circular cone of the greatest possible size is carved out. Find its volume.`,
      ]
    case 'sphere in cube':
      return [
        `Find the volume of the largest sphere that can be carved out of a wooden cube of edge ${cm}.`,
        `The largest possible sphere is carved out of a cube of edge ${cm}. What is its volume?`,
        `A spherical ball just fits into a cubical box whose inner edge is ${cm}. Find the volume of the ball.`,
      ]
    case 'sphere in cylinder':
      return [
        `A cylinder has diameter ${cm} and height ${cm}. Find the volume of the largest sphere that fits in it.`,
        `The inner diameter and the inner height of a cylindrical box are both ${cm}. What is the volume of the largest ball that can be kept in it?`,
        `The largest possible sphere is carved out of a solid cylinder of height ${cm} and diameter ${cm}. Find the volume of the sphere.`,
      ]
    case 'cone in hemisphere':
      return [
        `Find the volume of the largest right circular cone that can be cut out of a solid hemisphere of radius ${cm}.`,
        `The largest possible right circular cone is carved out of a solid hemisphere of radius ${cm}. What is its volume?`,
        `From a wooden hemisphere of radius ${cm}, a right circular cone of the greatest possible size is cut out. Find the volume of the cone.`,
      ]
    default:
      return kind satisfies never
  }
}
