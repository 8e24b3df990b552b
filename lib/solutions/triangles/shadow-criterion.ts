import { earns } from '../line'
import { worked } from '../solution'

/** Why the triangles of two upright things and their shadows, or of a mirror on the ground, are similar. */
export interface ShadowCriterion {
  readonly by: 'shadows' | 'mirror'
}

/** E.g. "By which criterion are the triangles of the pole, the tower and their shadows similar?" */
export const shadowCriterion = worked<ShadowCriterion>({
  id: 'shadow-criterion',
  archetype: 'tri-case-study',
  objection: () => null,
  solve: ({ by }) => ({
    lines: [
      earns(0.5, 'Both stand upright, so each triangle has an angle of $90^\\circ$ at the ground.'),
      earns(
        0.5,
        by === 'shadows'
          ? 'At the same moment the sun has one elevation, so the angles at the tips of the shadows are equal.'
          : 'The mirror throws light back at the angle at which it comes, so the angles at the mirror are equal.',
      ),
      'Two angles are equal to two: the triangles are similar by AA.',
    ],
    key: 'AA',
  }),
})
