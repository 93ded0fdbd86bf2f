import { loadConfig } from '@iisp/server/config/load-config'
import { expect, test } from 'vitest'
import { describeOutside } from './outside.ts'

test('the start says what is embedded', () => {
  expect(describeOutside(loadConfig({}, '/nowhere'))).toBe(
    '数据库 Database: 内置 embedded · 消息 Fan-out: PostgreSQL · 文件 Files: 内置 DATA_DIR/files · ' +
      '短信 SMS: 内置 outbox · 邮件 Mail: 内置 outbox · 病毒扫描 Virus scanner: 未配置 none · ' +
      '模型 Model: 未配置 none · 语音 Speech: 未配置 none',
  )
})

test('and the host of what is configured, never a credential', () => {
  const config = loadConfig(
    {
      DATABASE_URL: 'postgres://app:hunter2@db.example/iisp',
      REDIS_URL: 'redis://:hunter2@cache.example',
      S3_URL: 'https://key:hunter2@s3.example/papers',
      SMS_URL: 'https://portal:hunter2@sms.example/send?token=hunter2',
      MAIL_URL: 'smtps://post:hunter2@mail.example',
      SCANNER_URL: 'clamd://clam.example:3310',
      GPT_URL: 'https://model.example/v1',
      GPT_KEY: 'hunter2',
      SPEECH_URL: 'https://x:hunter2@speech.example/transcribe',
    },
    '/nowhere',
  )
  expect(describeOutside(config)).toBe(
    '数据库 Database: db.example · 消息 Fan-out: cache.example（Redis，备用 spare: PostgreSQL） · ' +
      '文件 Files: s3.example · 短信 SMS: sms.example · ' +
      '邮件 Mail: mail.example · 病毒扫描 Virus scanner: clam.example:3310 · 模型 Model: model.example · 语音 Speech: speech.example',
  )
})
