import { measureOfList } from './measure-of-list'
import type { Recogniser } from '../../recogniser'

export const recognisers: readonly Recogniser[] = [measureOfList]
