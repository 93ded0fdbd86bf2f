import { type Refusal, errorText } from '@iisp/contract'
import { expect, test } from 'vitest'
import { refuseUpload } from './refuse-upload.ts'

const rules = { accept: ['pdf'], maxSize: 50, singleMaxSize: 5 }
const said = (size: number): string | null => {
  try {
    refuseUpload({ name: 'a.pdf', size }, rules)
    return null
  } catch (error) {
    const { error: named, params } = error as Refusal
    return errorText(named, 'zh', params)
  }
}

test('[BL-201] the server names the limit of one file where a purpose has its own', () => {
  expect(said(5 * 1024 * 1024)).toBeNull()
  expect(said(5 * 1024 * 1024 + 1)).toBe('机构平台单个附件不能超过5M，请拆分后上传')
})
