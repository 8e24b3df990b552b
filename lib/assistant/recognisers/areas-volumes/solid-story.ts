import type { SizeReader } from './size-reader'
import type { MeasuresInTurn } from '../../../solutions/areas-volumes/measures-in-turn'

/** A solid, or what is done with it, as the books tell it. */
export interface SolidStory {
  readonly examples: readonly string[]
  readonly needs: readonly RegExp[]
  /** The words that it understands besides those that are read with the sizes. */
  readonly words: string
  /** The unit of all lengths, where it is not that of the question. */
  readonly unit?: string
  readonly read: (reader: SizeReader, text: string) => Omit<MeasuresInTurn, 'pi'> | null
}
