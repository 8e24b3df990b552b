import { useEffect, useRef, useState } from 'react'
import { createRecogniser, type Recogniser } from '@/lib/speech/recogniser'
import { createSpeaker, type Speaker } from '@/lib/speech/speaker'
import { keepReadsAloud, keptChoice, keptReadsAloud } from './kept-voice'
import { folded } from '@/lib/speech/folded'
import { spoken } from '@/lib/speech/spoken'

export interface Voice {
  /** Listening works in this browser. */
  readonly isSupported: boolean
  readonly isListening: boolean
  readonly isSpeaking: boolean
  /** Why the last listening failed, in words for the student; empty when it did not. */
  readonly trouble: string
  readonly startListening: (onResult: (transcript: string) => void) => void
  readonly stopListening: () => void
  /** Replies are read aloud: switched on, or first used by voice. */
  readonly readsAloud: boolean
  readonly readAloud: (on: boolean) => void
  /** Speaks a reply in words, where replies are read aloud; what is being said is cut off. */
  readonly readReply: (text: string) => void
  readonly stopSpeaking: () => void
  /** Neither listens nor speaks any more. */
  readonly quiet: () => void
}

const notHeard = 'Nothing was heard. Allow the microphone in the browser and try again, or type your question.'

interface Devices {
  readonly recogniser: Recogniser
  readonly speaker: Speaker
}

/** The browser's voice, in and out. Used only in parts that load on demand, so the window is there. */
export function useVoice(): Voice {
  const [devices] = useState<Devices>(() => ({ recogniser: createRecogniser(window), speaker: createSpeaker(window) }))
  const [isListening, setListening] = useState(false)
  const [isSpeaking, setSpeaking] = useState(false)
  const [trouble, setTrouble] = useState('')
  const [readsAloud, setReadsAloud] = useState(keptReadsAloud)
  /** What was switched on while a reply was awaited holds for it too. */
  const aloud = useRef(readsAloud)
  const { recogniser, speaker } = devices

  const warned = useRef(false)
  useEffect(() => {
    if (!warned.current && !recogniser.supported) console.warn('Speech recognition is not supported in this browser')
    warned.current = true
    return () => {
      recogniser.stop()
      speaker.stop()
    }
  }, [recogniser, speaker])

  function stopSpeaking() {
    speaker.stop()
    setSpeaking(false)
  }

  function readAloud(on: boolean) {
    aloud.current = on
    setReadsAloud(on)
    keepReadsAloud(on)
    if (!on) stopSpeaking()
  }

  return {
    isSupported: recogniser.supported,
    isListening,
    isSpeaking,
    trouble,
    startListening(onResult) {
      stopSpeaking()
      setTrouble('')
      const heard = (transcript: string) => {
        // who speaks wants to listen, unless it was switched off
        if (keptChoice() === null) readAloud(true)
        onResult(folded(transcript))
      }
      recogniser.start({ onResult: heard, onListening: setListening, onError: () => setTrouble(notHeard) })
    },
    stopListening: () => recogniser.stop(),
    readsAloud,
    readAloud,
    readReply(text) {
      if (!recogniser.supported || !aloud.current) return
      speaker.speak(spoken(text), () => setSpeaking(false))
      setSpeaking(speaker.speaking)
    },
    stopSpeaking,
    quiet() {
      recogniser.stop()
      stopSpeaking()
    },
  }
}
