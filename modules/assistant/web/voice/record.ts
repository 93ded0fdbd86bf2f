import { heard, levelOf, silence, voiceDefaults } from '@iisp/assistant/rules'

export interface Recording {
  /** Resolves with the recorded sound after a pause, after `stop`, or after a minute. */
  readonly sound: Promise<File>
  stop(): void
}
const longestMs = 60_000
const formats = [
  ['audio/webm', 'webm'],
  ['audio/mp4', 'mp4'],
  ['audio/ogg', 'ogg'],
] as const

/** Records from the microphone; `onLevel` gets the volume every 200 ms. Rejects if the microphone is refused or missing. */
export async function record(onLevel: (level: number) => void): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  const close = () => stream.getTracks().forEach((track) => track.stop())
  try {
    return start(stream, close, onLevel)
  } catch (error) {
    close()
    throw error
  }
}

function start(stream: MediaStream, close: () => void, onLevel: (level: number) => void): Recording {
  const [type, extension] = formats.find(([one]) => MediaRecorder.isTypeSupported(one)) ?? formats[0]
  const recorder = new MediaRecorder(stream, { mimeType: type })
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const chunks: Blob[] = []
  let state = silence
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop()
  }
  const meter = setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    state = heard(state, levelOf(samples))
    onLevel(state.level)
    if (state.done) stop()
  }, voiceDefaults.interval)
  const end = setTimeout(stop, longestMs)
  const sound = new Promise<File>((resolve) => {
    recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data))
    recorder.addEventListener('stop', () => {
      clearInterval(meter)
      clearTimeout(end)
      close()
      void context.close()
      resolve(new File(chunks, `recording.${extension}`, { type }))
    })
  })
  recorder.start()
  return { sound, stop }
}
