import { act } from '@testing-library/react'

class Utterance {
  lang = ''
  rate = 0
  pitch = 0
  volume = 0
  onstart: (() => void) | null = null
  onend: (() => void) | null = null
  onerror: ((event: { readonly error: string }) => void) | null = null
  constructor(readonly text: string) {}
}

class Recognition {
  continuous = true
  interimResults = true
  lang = ''
  onresult: ((event: { readonly results: readonly (readonly { readonly transcript: string }[])[] }) => void) | null =
    null
  onerror: ((event: { readonly error: string }) => void) | null = null
  onend: (() => void) | null = null
  readonly stop = jest.fn()
  readonly abort = jest.fn()
  readonly start = jest.fn()
}

/** Stands in for the browser's microphone and loudspeaker; a test says what is heard and when a sentence is over. */
export function standInVoice() {
  const recognitions: Recognition[] = []
  const utterances: Utterance[] = []
  const cancel = jest.fn()
  class OneRecognition extends Recognition {
    constructor() {
      super()
      recognitions.push(this)
    }
  }
  define('webkitSpeechRecognition', OneRecognition)
  define('SpeechSynthesisUtterance', Utterance)
  define('speechSynthesis', { speak: (utterance: Utterance) => utterances.push(utterance), cancel })
  const current = () => {
    const last = recognitions.at(-1)
    if (!last) throw new Error('nothing listens yet')
    return last
  }
  return {
    recognitions,
    utterances,
    cancel,
    hear: (transcript: string) => act(() => current().onresult?.({ results: [[{ transcript }]] })),
    fail: (error: string) => act(() => current().onerror?.({ error })),
    fallSilent: () => act(() => current().onend?.()),
    /** The loudspeaker ends every sentence that it is given. */
    finishSpeaking: () =>
      act(() => {
        for (let i = 0; i < utterances.length; i++) utterances[i]?.onend?.()
      }),
  }
}

/** A browser that neither listens nor speaks, as jsdom is. */
export function noVoice(): void {
  for (const name of ['webkitSpeechRecognition', 'SpeechSynthesisUtterance', 'speechSynthesis'])
    Reflect.deleteProperty(window, name)
}

const define = (name: string, value: unknown) =>
  Object.defineProperty(window, name, { value, configurable: true, writable: true })
