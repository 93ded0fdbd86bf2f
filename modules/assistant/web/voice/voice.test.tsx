import { speechRecognition } from '@iisp/assistant/contract'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serving, show } from '../test/serving.ts'
import { VoiceButton } from './VoiceButton.tsx'

const user = userEvent.setup()
const onText = vi.fn<(text: string) => void>()
beforeEach(() => void onText.mockClear())
afterEach(() => vi.unstubAllGlobals())

/** A browser whose microphone answers so. */
function microphone(getUserMedia: () => Promise<MediaStream>) {
  vi.stubGlobal('navigator', { ...navigator, language: 'zh', mediaDevices: { getUserMedia } })
}
const refused = (name: string) => () => Promise.reject(new DOMException('no', name))

test('without a recogniser the button says that voice is not set up', async () => {
  show(<VoiceButton ready={false} onText={onText} />)
  await user.click(screen.getByRole('button', { name: '语音识别服务尚未配置' }))
  expect(await screen.findByText('语音识别服务尚未配置')).toBeTruthy()
})

test('[BU-200] nothing is recorded before the person agrees', async () => {
  const asked = vi.fn<() => Promise<MediaStream>>(refused('NotAllowedError'))
  microphone(asked)
  show(<VoiceButton ready onText={onText} />)
  await user.click(screen.getByRole('button', { name: '语音输入' }))
  expect(await screen.findByText(/是否同意使用麦克风/)).toBeTruthy()
  expect(asked).not.toHaveBeenCalled()
})

test.each([
  ['[BU-201] [BU-377] a refused microphone', 'NotAllowedError', '无法获取录音权限，请授权'],
  ['[BU-202] [BU-377] a missing microphone', 'NotFoundError', '抱歉，无法开始录音'],
])('%s says so', async (_, name, text) => {
  localStorage.setItem('assistant.voice-consent', '1')
  microphone(refused(name))
  show(<VoiceButton ready onText={onText} />)
  await user.click(screen.getByRole('button', { name: '语音输入' }))
  expect(await screen.findByText(text)).toBeTruthy()
})

class FakeRecorder extends EventTarget {
  static isTypeSupported = () => true
  state = 'inactive'
  start() {
    this.state = 'recording'
  }
  stop() {
    this.state = 'inactive'
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['sound']) }))
    this.dispatchEvent(new Event('stop'))
  }
}
class FakeContext {
  createAnalyser = () => ({ fftSize: 8, getFloatTimeDomainData: (into: Float32Array) => into.fill(0.2) })
  createMediaStreamSource = () => ({ connect: () => {} })
  close = async () => {}
}

test('[BU-200] [BL-305] [SH-453] what is said goes to the recogniser, and its text comes back', async () => {
  localStorage.setItem('assistant.voice-consent', '1')
  const stopped = vi.fn<() => void>()
  microphone(async () => ({ getTracks: () => [{ stop: stopped }] }) as unknown as MediaStream)
  vi.stubGlobal('MediaRecorder', FakeRecorder)
  vi.stubGlobal('AudioContext', FakeContext)
  const sent: string[] = []
  const server = serving().answer(speechRecognition, (_, { file }) => {
    sent.push(file?.name ?? '')
    return { text: '查余额' }
  })
  show(<VoiceButton ready onText={onText} />, server)
  await user.click(screen.getByRole('button', { name: '语音输入' }))
  expect(await screen.findByText('正在聆听，停顿后自动结束')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '结束录音' }))
  await waitFor(() => expect(onText).toHaveBeenCalledWith('查余额'))
  expect(sent).toEqual(['recording.webm'])
  expect(stopped).toHaveBeenCalled()
})
