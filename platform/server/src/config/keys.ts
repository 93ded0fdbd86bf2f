import {
  bucketUrl,
  menuEmails,
  networks,
  oneWordOf,
  origin,
  origins,
  scannerUrl,
  sharedSecret,
  urlOf,
  wholeNumber,
  words,
  yesOrNo,
  type Kind,
} from './kinds.ts'

export interface Key<T> {
  /** Name in the environment and in the configuration file. */
  readonly name: string
  readonly kind: Kind<T>
  /** The default as text; undefined: null. */
  readonly fallback: string | undefined
  /** Contains a credential, which is never shown. */
  readonly secret: boolean
  readonly zh: string
  readonly en: string
}
interface About {
  readonly zh: string
  readonly en: string
  readonly secret?: true
}

const key = <T>(name: string, kind: Kind<T>, fallback: string, about: About): Key<T> => ({
  name,
  kind,
  fallback,
  secret: false,
  ...about,
})
const optional = <T>(name: string, kind: Kind<T>, about: About): Key<T | null> => ({
  name,
  kind,
  fallback: undefined,
  secret: false,
  ...about,
})

/** Every setting of the portal; `loadConfig` and docs/CONFIGURATION.md are made from this table. */
export const keys = {
  port: key('PORT', wholeNumber(0, 65_535), '7800', {
    zh: '监听端口；0 表示任选一个空闲端口',
    en: 'Port to listen on; 0 takes any free one',
  }),
  host: key('HOST', words(255), '127.0.0.1', {
    zh: '监听地址；0.0.0.0 对外开放',
    en: 'Address to listen on; 0.0.0.0 opens it to the network',
  }),
  publicOrigin: optional('PUBLIC_ORIGIN', origin, {
    zh: '用户看到的地址（反向代理之前）；未设置时为监听地址；https 时须同时设置 TRUST_PROXY',
    en: 'The address people see, in front of a proxy; the listening address where unset; with https TRUST_PROXY must be set too',
  }),
  trustProxy: optional('TRUST_PROXY', networks, {
    zh: '可信反向代理，其 X-Forwarded-For 被采信；未设置时不采信任何代理',
    en: 'Proxies whose X-Forwarded-For is believed; none where unset',
  }),
  dataDir: key('DATA_DIR', words(4_000), './data', {
    zh: '数据目录：数据库、文件、密钥',
    en: 'Data folder: database, files, secrets',
  }),
  secretsDir: optional('SECRETS_DIR', words(4_000), {
    zh: '密钥目录；多节点须共用同一内容；未设置时为 DATA_DIR/secrets',
    en: 'Folder of the installation secrets, equal on every node; DATA_DIR/secrets where unset',
  }),
  databaseUrl: optional('DATABASE_URL', urlOf('postgres', 'postgresql'), {
    secret: true,
    zh: 'PostgreSQL 地址；未设置时启动内置数据库',
    en: 'PostgreSQL to use; the embedded one is started where unset',
  }),
  databaseAdminUrl: optional('DATABASE_ADMIN_URL', urlOf('postgres', 'postgresql'), {
    secret: true,
    zh: '升级数据库所用的地址，以表的所有者身份连接；未设置时用 DATABASE_URL，并在启动时提示其权限过大',
    en: 'The same database as the owner of its tables, used for migrations alone; DATABASE_URL where unset, with a warning at the start about a role that may do too much',
  }),
  databasePool: key('DATABASE_POOL', wholeNumber(2, 200), '10', {
    zh: '每个进程的数据库连接数',
    en: 'Database connections per process',
  }),
  redisUrl: optional('REDIS_URL', urlOf('redis', 'rediss'), {
    secret: true,
    zh: 'Redis 地址，用于多节点之间的消息分发；未设置或 Redis 无响应时由 PostgreSQL 分发',
    en: 'Redis that carries messages between several nodes; PostgreSQL carries them where unset, and while Redis does not answer',
  }),
  s3Url: optional('S3_URL', bucketUrl, {
    secret: true,
    zh: 'S3 存储：https://KEY:SECRET@主机/桶（特殊字符须百分号编码，可加 ?region=）；未设置时文件存于 DATA_DIR/files',
    en: 'S3 store as https://KEY:SECRET@host/bucket, parts percent-encoded, with ?region= where needed; files lie in DATA_DIR/files where unset',
  }),
  auditWitnessUrl: optional('AUDIT_WITNESS_URL', urlOf('http', 'https'), {
    secret: true,
    zh: '审计见证：https://KEY:SECRET@主机/桶 为启用对象锁定的 S3 桶，其他地址以 POST 接收 JSON（地址中的密码作为 Bearer 令牌）；已签名的审计链头每分钟写入；未设置时仅写入 DATA_DIR/audit-heads.log',
    en: 'Witness of the audit trail that gets the signed heads each minute: https://KEY:SECRET@host/bucket is an S3 bucket with object lock, any other address takes POSTed JSON (its password goes as bearer token); DATA_DIR/audit-heads.log alone has them where unset',
  }),
  auditWitnessDays: key('AUDIT_WITNESS_DAYS', wholeNumber(1, 36_500), '3650', {
    zh: '见证桶中对象的锁定天数',
    en: 'Days for which objects in the bucket of the witness are locked',
  }),
  smsUrl: optional('SMS_URL', urlOf('http', 'https'), {
    secret: true,
    zh: '短信网关，以 POST 接收 JSON {phone, text, purpose}；地址中的密码作为 Bearer 令牌；未设置时短信进入运营人员可见的发件箱',
    en: "SMS gateway that takes POSTed JSON {phone, text, purpose}; the address's password goes as bearer token; messages go to an outbox that operators read where unset",
  }),
  mailUrl: optional('MAIL_URL', urlOf('smtp', 'smtps'), {
    secret: true,
    zh: '邮件服务器：smtps://用户:密码@主机；未设置时邮件进入运营人员可见的发件箱',
    en: 'Mail server as smtps://user:password@host; mail goes to an outbox that operators read where unset',
  }),
  mailFrom: optional('MAIL_FROM', words(254), {
    zh: '发件人地址；未设置时为 SERVICE_EMAIL，否则为 MAIL_URL 的用户',
    en: 'Sender of mail; SERVICE_EMAIL where unset, else the user of MAIL_URL',
  }),
  errorLogHost: optional('ERROR_LOG_HOST', origin, {
    zh: '浏览器错误日志的接收端；未设置时为本服务',
    en: "Receiver of the browsers' error log; this server where unset",
  }),
  frameOrigins: optional('FRAME_ORIGINS', origins, {
    zh: '允许在页签内嵌的外部站点来源；未设置时不内嵌外部站点',
    en: 'Sites whose pages may stand in a frame of the portal; none where unset',
  }),
  logLevel: key('LOG_LEVEL', oneWordOf('silent', 'error', 'warn', 'info', 'debug'), 'info', {
    zh: '服务日志级别',
    en: 'Level of the server log',
  }),
  sessionIdleMinutes: key('SESSION_IDLE_MINUTES', wholeNumber(1, 1_440), '30', {
    zh: '会话空闲多少分钟后失效',
    en: 'Minutes without activity after which a session ends',
  }),
  sessionMaxHours: key('SESSION_MAX_HOURS', wholeNumber(1, 168), '12', {
    zh: '会话最长小时数',
    en: 'Hours after which a session ends in any case',
  }),
  publicPerMinute: key('PUBLIC_PER_MINUTE', wholeNumber(600, 100_000_000), '6000', {
    zh: '未登录时，每个网络（一个 IPv4 地址或 IPv6 /64 网段）每分钟的请求额度（每个进程）：读取计 1，写入计 5，滑块验证图计 20；一次最多用去十分之一，其余按秒恢复；超出时返回 429。一次登录约计 40，同一地址有 300 人以上集中登录时请调高',
    en: 'What the requests of one network (an IPv4 address or an IPv6 /64) without a session may cost in a minute, per process: 1 for a read, 5 for a write, 20 for a puzzle; a tenth of it at once, the rest by the second; 429 beyond that. A sign-in costs about 40: raise it where more than 300 people sign in together behind one address',
  }),
  personPerMinute: key('PERSON_PER_MINUTE', wholeNumber(600, 100_000_000), '6000', {
    zh: '每人每分钟的请求额度（每个进程）：读取计 1，写入计 5，打开长连接计 60；超出时返回 429。正常使用每分钟不到 1000',
    en: 'What the requests of one person may cost in a minute, per process: 1 for a read, 5 for a write, 60 for a keepalive socket; 429 beyond that. A busy person stays under 1,000',
  }),
  enableSweepLogin: key('ENABLE_SWEEP_LOGIN', yesOrNo, 'no', {
    zh: '是否提供扫码登录：登录页显示二维码，由已在手机上登录的本人确认',
    en: 'Whether the login page offers a QR code, which somebody signed in on a phone confirms',
  }),
  watermark: key('WATERMARK', oneWordOf('light', 'medium', 'strong'), 'light', {
    zh: '页面水印的深浅：light 浅、medium 中、strong 深',
    en: 'How strong the watermark of the pages is',
  }),
  staffChangeDays: key('STAFF_CHANGE_DAYS', wholeNumber(1, 90), '14', {
    zh: '人员变更提出后多少天内无人复核即自动失效',
    en: 'Days after which a proposed change of a person lapses if nobody confirms or declines it',
  }),
  lockIdleMinutes: key('LOCK_IDLE_MINUTES', wholeNumber(0, 1_440), '15', {
    zh: '无操作多少分钟后自动锁屏；0 表示不自动锁屏',
    en: 'Minutes without activity after which the screen locks; 0: never by itself',
  }),
  brand: key('BRAND', words(60), '机构综合服务平台', { zh: '中文品牌名', en: 'Brand name in Chinese' }),
  brandEn: key('BRAND_EN', words(120), 'Institutional Services Portal', {
    zh: '英文品牌名',
    en: 'Brand name in English',
  }),
  servicePhone: optional('SERVICE_PHONE', words(60), {
    zh: '客服电话；未设置时页面不提示电话',
    en: 'Telephone number of the service desk; pages name none where unset',
  }),
  serviceEmail: optional('SERVICE_EMAIL', words(254), {
    zh: '客服邮箱；未设置时页面不提示邮箱',
    en: 'E-mail address of the service desk; pages name none where unset',
  }),
  serviceEmails: optional('SERVICE_EMAILS', menuEmails, {
    zh: '各菜单的客服邮箱（菜单编号=邮箱，逗号分隔），用于上传超时提示；其余菜单用 SERVICE_EMAIL',
    en: 'Service addresses of single menus (menu=address, separated by commas), shown when an upload takes too long; other menus use SERVICE_EMAIL',
  }),
  tabLimit: key('TAB_LIMIT', wholeNumber(1, 100), '20', {
    zh: '除首页外最多保留的页签数',
    en: 'Tabs kept besides the home tab',
  }),
  activeTabLimit: key('ACTIVE_TAB_LIMIT', wholeNumber(1, 100), '30', {
    zh: '最多保持活动状态的页签数',
    en: 'Tabs kept alive at most',
  }),
  historyMode: key('HISTORY_MODE', oneWordOf('browser', 'hash'), 'browser', {
    zh: '浏览器路由方式',
    en: "Form of the portal's addresses",
  }),
  uploadMaxMb: key('UPLOAD_MAX_MB', wholeNumber(1, 1_024), '300', {
    zh: '单个上传文件的上限（MB）；用途自身的上限更低时以其为准',
    en: 'Largest uploaded file, in MB, where its purpose has no lower limit of its own',
  }),
  scannerUrl: optional('SCANNER_URL', scannerUrl, {
    zh: '病毒扫描服务：clamd://主机:端口、clamd:///套接字路径 或 icap://主机:端口/服务；设置后未经扫描的文件一律不保存（扫描服务不可用时上传被拒绝）；未设置时不扫描病毒',
    en: 'Virus scanner as clamd://host:port, clamd:///path/of/socket or icap://host:port/service; once set, no file is kept that was not scanned (uploads are refused while the scanner is down); files are not scanned for viruses where unset',
  }),
  autoDeskSeconds: key('AUTO_DESK_SECONDS', wholeNumber(0, 86_400), '0', {
    zh: '演示用自动托管台的处理间隔（秒），开启时页面常驻提示；0 为关闭',
    en: 'Pace of the automatic custodian desk for demonstrations, in seconds; the portal shows a note while it is on; 0 is off',
  }),
  gptUrl: optional('GPT_URL', urlOf('http', 'https'), {
    zh: '智能问答模型的地址（OpenAI 兼容协议，如 https://model.example/v1）；未设置时由机器人解答',
    en: 'Language model of the assistant, any endpoint of the OpenAI protocol such as https://model.example/v1; the robot answers where unset',
  }),
  gptKey: optional('GPT_KEY', words(1_000), {
    secret: true,
    zh: '智能问答模型的密钥，作为 Bearer 令牌',
    en: 'Key of the language model, sent as bearer token',
  }),
  gptModel: key('GPT_MODEL', words(200), 'default', {
    zh: '智能问答模型的名称',
    en: 'Name of the language model',
  }),
  gptTimeoutSeconds: key('GPT_TIMEOUT_SECONDS', wholeNumber(1, 600), '30', {
    zh: '智能问答模型无响应多少秒后改由机器人解答',
    en: 'Seconds of silence after which the robot answers instead of the language model',
  }),
  speechUrl: optional('SPEECH_URL', urlOf('http', 'https'), {
    secret: true,
    zh: '语音识别服务，以 POST 接收表单 file、model，返回 {text}；地址中的密码作为 Bearer 令牌；未设置时不提供语音输入',
    en: "Speech recogniser that takes a POSTed form of file and model and answers {text}; the address's password goes as bearer token; no voice input where unset",
  }),
  speechModel: key('SPEECH_MODEL', words(200), 'default', {
    zh: '语音识别模型的名称',
    en: 'Name of the speech model',
  }),
  platformEnv: key('PLATFORM_ENV', oneWordOf('custody', 'fund'), 'custody', {
    zh: '本门户的名义：custody 托管外包平台，fund 基金分析平台；首次跳转的提示中使用',
    en: 'What this portal goes by when a person first jumps to another platform: custody (custody outsourcing) or fund (fund analysis)',
  }),
  researchLabUrl: optional('RESEARCH_LAB_URL', urlOf('http', 'https'), {
    zh: '投研实验室的地址；未设置时不提供相应菜单',
    en: 'Address of the research lab; where unset its menus are not offered',
  }),
  researchLabSecret: optional('RESEARCH_LAB_SECRET', sharedSecret, {
    secret: true,
    zh: '与投研实验室共用的密钥（HMAC-SHA256），至少 32 个字符，对方凭此兑换跳转票据；未设置时不提供相应菜单',
    en: 'Key shared with the research lab (HMAC-SHA256), 32 characters or more, by which it redeems the tickets of jumps; where unset its menus are not offered',
  }),
  mainPlatformUrl: optional('MAIN_PLATFORM_URL', urlOf('http', 'https'), {
    zh: '机构服务平台的地址；未设置时不提供相应菜单',
    en: 'Address of the institutional platform; where unset its menus are not offered',
  }),
  mainPlatformSecret: optional('MAIN_PLATFORM_SECRET', sharedSecret, {
    secret: true,
    zh: '与机构服务平台共用的密钥（HMAC-SHA256），至少 32 个字符，对方凭此兑换跳转票据；未设置时不提供相应菜单',
    en: 'Key shared with the institutional platform (HMAC-SHA256), 32 characters or more, by which it redeems the tickets of jumps; where unset its menus are not offered',
  }),
  verifyUrl: optional('VERIFY_URL', urlOf('http', 'https'), {
    secret: true,
    zh: '人脸与视频核验服务，以 POST 接收录像；须同时设置 VERIFY_SECRET 与 PUBLIC_ORIGIN；未设置时由托管人核验岗审核',
    en: 'Face and video verification service that takes POSTed recordings; needs VERIFY_SECRET and PUBLIC_ORIGIN as well; a reviewing operator of the custodian where unset',
  }),
  verifySecret: optional('VERIFY_SECRET', sharedSecret, {
    secret: true,
    zh: '与核验服务共用的签名密钥（HMAC-SHA256），至少 32 个字符',
    en: 'Key shared with the verification service for signatures (HMAC-SHA256), 32 characters or more',
  }),
  verifyValidSeconds: key('VERIFY_VALID_SECONDS', wholeNumber(30, 1_800), '300', {
    zh: '核验二维码的有效秒数',
    en: 'Seconds that a verification QR code is valid',
  }),
  verifyKeepDays: key('VERIFY_KEEP_DAYS', wholeNumber(1, 3_650), '30', {
    zh: '核验录像的保存天数，到期自动删除',
    en: 'Days that recordings of verifications are kept before they are deleted',
  }),
  seed: key('SEED', yesOrNo, 'yes', {
    zh: '首次启动时是否写入演示机构',
    en: 'Whether the first start writes the demonstration institutions',
  }),
} as const

type Value<K> = K extends Key<infer T> ? T : never
/** The checked settings. `null`: not set. */
export type Config = { readonly [K in keyof typeof keys]: Value<(typeof keys)[K]> }
