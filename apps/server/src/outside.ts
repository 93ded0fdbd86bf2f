import { join } from 'node:path'
import {
  type Bus,
  type Database,
  FanOut,
  type FileStore,
  FolderStore,
  type MailPort,
  PostgresCarrier,
  RedisCarrier,
  type SmsPort,
  httpSms,
  outboxMail,
  outboxSms,
} from '@iisp/server'
import type { Config } from '@iisp/server/config/keys'
import type { Logger } from 'pino'

/** Opens the bus: over PostgreSQL, or over Redis where REDIS_URL is set, with PostgreSQL while Redis does not answer. */
export async function openBus(config: Config, databaseUrl: string, log: Logger): Promise<Bus> {
  const postgres = new PostgresCarrier(databaseUrl)
  if (config.redisUrl === null) {
    await postgres.open()
    return new FanOut(postgres)
  }
  const redis = new RedisCarrier(config.redisUrl)
  await redis.open()
  await postgres.open()
  return new FanOut(redis, postgres, (carrier) =>
    log.warn({ carrier }, 'messages between nodes take another way'),
  )
}

/** DATA_DIR/files, or the bucket of S3_URL. */
export async function openFiles(config: Config, dataDir: string, log: Logger): Promise<FileStore> {
  const folder = join(dataDir, 'files')
  if (config.s3Url === null) {
    const store = new FolderStore(folder, reporter(log, 'DATA_DIR'))
    await store.open()
    return store
  }
  // Loaded only when needed, since the client is large.
  const { S3Store } = await import('@iisp/server/files/s3-store')
  const store = new S3Store(config.s3Url, join(folder, 'incoming'), reporter(log, 'S3_URL'))
  await store.open()
  return store
}

export const smsPort = (config: Config, db: Database, log: Logger): SmsPort =>
  config.smsUrl === null ? outboxSms(db) : httpSms(config.smsUrl, reporter(log, 'SMS_URL'))

export async function mailPort(config: Config, db: Database, log: Logger): Promise<MailPort> {
  if (config.mailUrl === null) return outboxMail(db)
  const { smtpMail } = await import('@iisp/server/ports/smtp-mail')
  return smtpMail(config.mailUrl, senderOf(config, config.mailUrl), reporter(log, 'MAIL_URL'))
}

function senderOf(config: Config, mailUrl: string): string {
  const { username, hostname } = new URL(mailUrl)
  const user = decodeURIComponent(username)
  return (
    config.mailFrom ?? config.serviceEmail ?? (user.includes('@') ? user : `${user || 'portal'}@${hostname}`)
  )
}

const reporter = (log: Logger, setting: string) => (failure: string) =>
  log.warn({ setting, failure }, 'a service outside did not do its work')

/** Describes the services in use for the person who starts the portal; of an address only the host. */
export function describeOutside(config: Config): string {
  const hostOf = (address: string) => new URL(address).host || '已配置 configured'
  const parts: [string, string | null, string, suffix?: string][] = [
    ['数据库 Database', config.databaseUrl, '内置 embedded'],
    ['消息 Fan-out', config.redisUrl, 'PostgreSQL', '（Redis，备用 spare: PostgreSQL）'],
    ['文件 Files', config.s3Url, '内置 DATA_DIR/files'],
    ['短信 SMS', config.smsUrl, '内置 outbox'],
    ['邮件 Mail', config.mailUrl, '内置 outbox'],
    ['病毒扫描 Virus scanner', config.scannerUrl, '未配置 none'],
    ['模型 Model', config.gptUrl, '未配置 none'],
    ['语音 Speech', config.speechUrl, '未配置 none'],
  ]
  return parts
    .map(
      ([name, address, embedded, suffix = '']) =>
        `${name}: ${address === null ? embedded : hostOf(address) + suffix}`,
    )
    .join(' · ')
}
