import { sceneIn } from './solids-scene'
import { vocabulary } from './solids-words'
import { solidScene as solution, workedScene, type SolidScene } from '../../../solutions/areas-volumes/solids/scene'
import type { Item } from '../../question/fact'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'

/** "10 such cones", "aise 10 cones": so many of the whole, which is told of one. */
const countsSuch = ({ items }: Question): boolean =>
  items.some((item, at) => {
    const next = items[at + 1]
    const isSuch = (one: Item | undefined, behind: Item | undefined) =>
      one?.kind === 'word' &&
      /^(?:such|ais[ei])$/.test(one.text) &&
      !(behind?.kind === 'word' && behind.text === 'that')
    const isCount = (one: Item | undefined) => one?.kind === 'number' && one.unit === ''
    return (isSuch(item, next) && isCount(next)) || (isCount(item) && isSuch(next, items[at + 2]))
  })

/** Solids with their measures, alone, put together, cut or melted: whatever follows of what is asked. */
export const solidsTold = recogniser<SolidScene>({
  id: 'solids-told',
  solution,
  last: 'of all',
  story: true,
  cues: [
    ...[
      'cone',
      'conical',
      'cones',
      'cylinder',
      'cylinders',
      'cylindrical',
      'sphere',
      'spheres',
      'spherical',
      'hemisphere',
    ],
    ...[
      'hemispheres',
      'hemispherical',
      'cube',
      'cubes',
      'cubical',
      'cuboid',
      'cuboids',
      'ball',
      'balls',
      'dug',
      'well',
      'wire',
      'pipe',
      'rod',
      'pipes',
    ],
  ],
  words: vocabulary,
  examples: [
    'A hemispherical bowl is made of steel 1 cm thick. Its inner radius is 5 cm. Find the total surface area of the bowl (inside, outside and rim).',
    'ek sphere aur ek cylinder ka radius same hai aur cylinder ki height sphere ke diameter ke barabar hai. sphere ke surface area aur cylinder ke TSA ka ratio?',
    'a geyser tank is cylinder with half sphere at both ends, full length 20 cm and diameter 7 cm. whats the total outer surface area plz',
    'how many small balls of radius 1.5 cm can be made by melting a solid sphere of radius 6 cm',
    'a metallic cone of radius 6 cm and height 24 cm is melted and recast into a sphere, find the radius of the sphere',
    'a toy is a cone on a hemisphere both having radius 6 cm, the volume of the toy is 240π cm³, find the total height of the toy',
    'tent is cylinder with cone on top. radius 7 m for both, cylinder part is 2.5 m high and slant height of cone is 9 m. find canvas needed (no floor) and its cost at Rs 150 per sq m',
    'Three cubes, each of edge 6 cm, are placed side by side in a row to form a cuboid. Find the ratio of the total surface area of the cuboid to the sum of the total surface areas of the three cubes.',
    'hollow iron pipe 14 cm long, outer diameter 10 cm inner diameter 8 cm. find its mass if 1 cm³ iron is 8 g',
    'radii of 2 cones are in ratio 3:4 and heights 2:3, ratio of volumes',
    'solid sphere is cut into 2 equal hemispheres. ratio of TSA of sphere to the total surface area of both hemispheres together',
    'The surface area of a sphere is 616 cm². Find its radius and its volume.',
    'radius 6 cm wale solid hemisphere me se sabse bada cone kata gaya, uska volume pi me batao',
    'A solid metallic sphere of radius 6 cm is melted and drawn into a wire of radius 0.2 cm. Find the length of the wire in metres.',
    'From a solid cube of side 7 cm, a conical cavity of height 7 cm and radius 3 cm is hollowed out. Find the volume of the remaining solid.',
  ],
  refuses: [
    '16 glass spheres each of radius 2 cm are packed into a cuboidal box of internal dimensions 16 cm × 8 cm × 8 cm and then the box is filled with water. Find the volume of water filled in the box.',
    '30 cm unchi aur 14 cm radius wali balti ret se bhari hai. use zameen pe khali karke cone jaisa dher banaya. dher ki slant height kya hogi?',
    'A bucket of radius 14 cm and height 30 cm is full of sand. The sand is heaped up as a cone. Find the slant height of the heap.',
    'A cylinder of radius 7 cm and height 10 cm has a hemisphere of the same radius on top. Find the curved surface area of the cylinder and the hemisphere.',
    'A tank is a cylinder of radius 2.1 m with a hemispherical lid on top. total height 7.1 m. find the height of the tank',
    'A hemispherical bowl of metal 1 cm thick has inner radius 5 cm. Find the area inside the bowl.',
    'a cone of radius r and a cylinder of radius R have the same height. ratio of volumes of cone and cylinder',
    'A hollow pipe has inner diameter 10 cm and length 35 cm. Find the volume of the metal.',
    'A cylindrical tank has a hemispherical dome on top. radius 7 m, total height 20 m. find the total surface area of the tank',
    'A hollow cylinder of inner radius 3 cm and height 7 cm is made of metal. Find the volume of the metal.',
    'a cuboid 4.4 m by 2.6 m by 1 m is melted to form hollow cylindrical pipe of internal radius 30 cm and thickness 5 cm. find length of pipe',
    'A solid metal sphere of radius 6 cm is melted and recast into small identical cones. How many cones are formed?',
    'the radius of a cone is one third of its height. its volume is 9 cm³. find radius and height',
    'A cylinder and a cone have same base radius 6 cm and height 8 cm. find their volumes and the difference of their heights',
    'the slant height of a cone is 5 cm and the radius of its base is 8 cm find its volume',
    'A cone of height 24 cm and radius 6 cm is made of clay. Not using all of it a child reshapes it into a sphere. find the radius of the sphere',
    'How many cubes of side 4 cm can be cut from a cuboid measuring 16 cm × 12 cm × 10 cm',
    'A cone of radius 3 cm and height 4 cm is placed inside a cylinder of radius 3 cm and height 4 cm. Find the volume of the cylinder outside the cone.',
    'The sum of the radius and the height of a cylinder is 37 cm and its TSA is 1628 cm². Find its volume.',
    'A solid sphere of radius 6 cm is melted and 10 % of it is lost. How many balls of radius 3 cm are made of the rest?',
  ],
  read: (question) => {
    // what is packed into a box leaves room for water, and no solid tells a time
    if (question.words.some((word) => word === 'packed' || word === 'time')) return null
    // what is painted in two colours is asked in two parts
    if (
      new Set(question.words.filter((word) => /^(?:red|orange|yellow|green|blue|white|black|pink)$/.test(word))).size >
      1
    )
      return null
    if (countsSuch(question)) return null
    const found = sceneIn(question)
    return found && workedScene(found.given) ? found : null
  },
})
