/** What the adapters need of a browser window; a window fits as it is, and so does a stand-in. */
export interface SpeechHost {
  readonly SpeechRecognition?: unknown
  readonly webkitSpeechRecognition?: unknown
  readonly speechSynthesis?: SynthesisLike
  readonly SpeechSynthesisUtterance?: new (text: string) => UtteranceLike
  setTimeout(callback: () => void, milliseconds: number): unknown
  clearTimeout(timer: unknown): void
}

/** Where faults are logged; the console fits. */
export interface SpeechLog {
  error(...details: readonly unknown[]): void
}

export interface SynthesisLike {
  speak(utterance: UtteranceLike): void
  cancel(): void
}

type Handler = ((event: never) => void) | null

export interface UtteranceLike {
  lang: string
  rate: number
  pitch: number
  volume: number
  onstart: Handler
  onend: Handler
  onerror: Handler
}

export interface RecognitionLike {
  continuous: boolean
  interimResults: boolean
  lang: string
  onresult: ((event: RecognitionResultLike) => void) | null
  onerror: ((event: { readonly error?: string }) => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
  abort(): void
}

export interface RecognitionResultLike {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>
}

export const unsupportedMessage = 'Voice features not supported in this browser'
