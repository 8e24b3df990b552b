import { complement } from './complement'
import type { Recogniser } from '../../recogniser'

export const recognisers: readonly Recogniser[] = [complement]
