export type Kind = 'two cones' | 'two cylinders' | 'two spheres' | 'cone and cylinder' | 'volumes of spheres'

/** Three ways of asking for each ratio; the radii are as a : b, the heights as c : d. */
export function ratioStems(
  kind: Kind,
  { a, b, c, d }: Readonly<Record<'a' | 'b' | 'c' | 'd', number>>,
): readonly [string, string, string] {
  const [radii, heights] = [`$${a} : ${b}$`, `$${c} : ${d}$`]
  const volumes = `$${a ** 3} : ${b ** 3}$`
  switch (kind) {
    case 'two cones':
      return [
        `The radii of the bases of two right circular cones are in the ratio ${radii} and their heights are in the ratio ${heights}. Find the ratio of their volumes.`,
        `Two cones have base radii in the ratio ${radii} and heights in the ratio ${heights}. What is the ratio of their volumes?`,
        `The heights of two right circular cones are in the ratio ${heights}, and the radii of their bases are in the ratio ${radii}. In what ratio are their volumes?`,
      ]
    case 'two cylinders':
      return [
        `The radii of two cylinders are in the ratio ${radii} and their heights are in the ratio ${heights}. Find the ratio of their curved surface areas.`,
        `Two cylindrical pillars have radii in the ratio ${radii} and heights in the ratio ${heights}. What is the ratio of their curved surface areas?`,
        `The heights of two cylinders are in the ratio ${heights}, and their radii are in the ratio ${radii}. In what ratio are their curved surface areas?`,
      ]
    case 'two spheres':
      return [
        `The radii of two spheres are in the ratio ${radii}. Find the ratio of their surface areas.`,
        `Two spherical balls have radii in the ratio ${radii}. What is the ratio of their surface areas?`,
        `If the radii of two solid spheres are in the ratio ${radii}, in what ratio are their surface areas?`,
      ]
    case 'volumes of spheres':
      return [
        `The volumes of two spheres are in the ratio ${volumes}. Find the ratio of their surface areas.`,
        `Two metal balls have volumes in the ratio ${volumes}. What is the ratio of their surface areas?`,
        `If the volumes of two solid spheres are in the ratio ${volumes}, in what ratio are their surface areas?`,
      ]
    case 'cone and cylinder':
      return [
        `A cone and a cylinder have radii in the ratio ${radii} and heights in the ratio ${heights}. Find the ratio of the volume of the cone to the volume of the cylinder.`,
        `The radius of a cone is to the radius of a cylinder as ${radii}, and their heights are in the ratio ${heights}. What is the ratio of the volume of the cone to that of the cylinder?`,
        `A cone and a cylinder have heights in the ratio ${heights}, and the radii of their bases are in the ratio ${radii}. In what ratio are the volumes of the cone and the cylinder?`,
      ]
    default:
      return kind satisfies never
  }
}

/** What each comparison turns on. */
export const ratioHints: Readonly<Record<Kind, string>> = {
  'two cones': 'The volume has the square of the radius, but the height only once.',
  'two cylinders': 'The curved surface area has radius and height once each.',
  'two spheres': 'The surface area of a sphere has the square of the radius.',
  'volumes of spheres': 'Find the ratio of the radii first: volumes go with the cube of the radius.',
  'cone and cylinder': 'The cone has the factor one third; the cylinder does not.',
}

/** What to say when the radius was taken once too often. */
export const cubeNote: Readonly<Record<Kind, string>> = {
  'two cones': 'The volume has the square of the radius, but the height only once.',
  'two cylinders': 'In the curved surface area the radius occurs once, not squared.',
  'two spheres': 'That is the ratio of the volumes; a surface area has the square of the radius.',
  'volumes of spheres': 'That is the given ratio of the volumes; the surface areas are asked.',
  'cone and cylinder': 'The cone has the factor one third; the cylinder does not.',
}
