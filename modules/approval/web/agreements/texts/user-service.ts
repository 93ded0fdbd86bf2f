import { type Agreement, section } from '../agreement-text.ts'

export const userService: Agreement = {
  zh: [
    section(
      '一、协议的订立',
      '本协议由您（以下称“用户”）与{brand}的运营方（以下称“我们”）订立。您代表所属机构使用本平台的，应已取得该机构的授权；您在平台内的操作视为该机构的行为。',
      '您勾选“同意”或实际使用本平台，即表示您已阅读并接受本协议的全部内容。协议更新时，我们会在平台内公布新版本及生效日期；未同意新版本的，不得继续使用受该版本约束的功能。',
    ),
    section(
      '二、账号的开立与管理',
      '账号由所属机构的管理员申请，实名开立，仅限本人使用，不得出借、转让或与他人共用。同一人员持有多个账号的，平台按同一自然人识别。',
      '您应妥善保管密码、短信验证码与UKEY。发现账号被他人使用或凭证遗失的，应立即通知我们停用；停用之前经有效凭证作出的操作，由所属机构承担后果，但因我们过错所致的除外。',
      '账号连续3个月未使用的，我们可予以收回。收回前会向账号预留的邮箱或手机发出提醒；收回后需要继续使用的，由所属机构的管理员重新申请。账号收回不影响其历史操作记录的保存。',
    ),
    section(
      '三、服务内容',
      '我们通过本平台提供划款指令、份额登记、估值核算、产品管理、资料传递及相关查询服务。各项服务的具体权利义务，以所属机构与托管人、服务机构另行签署的业务合同为准；本协议与业务合同不一致的，以业务合同为准。',
      '平台展示的余额、净值与进度供业务办理参考，对外披露或对账以托管人、服务机构出具的正式文件为准。',
    ),
    section(
      '四、操作规则',
      '涉及资金与权利变动的操作，须经机构设定的经办、复核与签发环节，同一自然人不得在同一事项中担任两个环节。平台对关键操作要求重新验证身份的，您应予配合。',
      '您提交的指令、资料与信息应真实、准确、完整。指令一经托管人执行即不可撤销。',
      '您不得探测、绕过或破坏平台的安全措施，不得批量抓取数据，不得利用平台从事违法违规活动。',
    ),
    section(
      '五、记录与证据',
      '平台对登录、查询与操作留存不可篡改的记录。在没有相反证据的情况下，该记录可作为认定操作事实的依据。记录的保存期限依照法律法规与业务合同确定。',
    ),
    section(
      '六、服务的中断与变更',
      '因系统维护、升级需要暂停服务的，我们会提前在平台内公告。因不可抗力、通信线路或第三方机构原因造成的中断，我们将及时恢复，并在合理范围内提供替代办理方式。',
      '您违反本协议的，我们可视情节限制功能、停用账号，并通知所属机构。',
    ),
    section(
      '七、咨询与投诉',
      '您可以拨打客服电话 {phone}，或通过平台内的在线客服、吐槽与建议入口提出咨询、意见与投诉。我们在收到投诉之日起15日内予以答复；情况复杂需要延长的，会在期限届满前向您说明原因和预计时间。',
    ),
    section(
      '八、责任与争议解决',
      '因一方过错造成对方损失的，由过错方在其过错范围内承担赔偿责任。',
      '本协议适用中华人民共和国法律。因本协议产生的争议，双方应先协商；协商不成的，任何一方可向我们所在地有管辖权的人民法院提起诉讼。',
    ),
  ],
  en: [
    section(
      '1. This agreement',
      'This agreement is made between you (“the user”) and the operator of {brand} (“we”). If you use the platform for an institution, you have its authority; what you do here counts as its act.',
      'By ticking “I accept”, or by using the platform, you accept this agreement as a whole. A new version is published with its date; functions that it governs need your consent to it.',
    ),
    section(
      '2. Accounts',
      "Accounts are applied for by the institution's administrator, belong to a named person and may not be lent, transferred or shared. Several accounts of one person count as one natural person.",
      'Keep your password, SMS codes and security key safe. Tell us at once when an account is misused or a credential is lost. Until it is blocked, acts under valid credentials are borne by the institution, unless we are at fault.',
      "An account that has not been used for 3 months in a row may be reclaimed. A reminder goes to its e-mail address or phone first. To use it again, the institution's administrator applies anew. Records of past acts are kept.",
    ),
    section(
      '3. Services',
      'The platform offers payment instructions, share registration, valuation, product administration, exchange of documents and related enquiries. The contracts between the institution and its custodian or service agency govern each service and prevail over this agreement.',
      'Balances, net asset values and progress shown here serve the daily work; for disclosure and reconciliation the formal documents of the custodian or service agency count.',
    ),
    section(
      '4. Rules of use',
      'Acts that move money or rights pass through entry, review and sign-off as the institution has set. One natural person may take only one part in a matter. Where the platform asks you to prove your identity again, please do so.',
      'What you submit must be true, exact and complete. An instruction that the custodian has executed cannot be revoked.',
      'You may not probe, evade or damage security measures, collect data in bulk, or use the platform for anything unlawful.',
    ),
    section(
      '5. Records',
      'The platform keeps tamper-evident records of sign-ins, enquiries and acts. In the absence of other evidence they show what was done. How long they are kept follows from law and contract.',
    ),
    section(
      '6. Interruption and change',
      'Maintenance is announced on the platform beforehand. After interruptions by force majeure, networks or third parties we restore the service and offer another way within reason.',
      'If you break this agreement, we may restrict functions or block the account, and tell the institution.',
    ),
    section(
      '7. Questions and complaints',
      'Call {phone}, or write by the online service or the feedback entry of the platform. Complaints are answered within 15 days of receipt; where a matter takes longer, we tell you why and until when before that time ends.',
    ),
    section(
      '8. Liability and disputes',
      'Whoever is at fault compensates the loss of the other to the extent of that fault.',
      "The law of the People's Republic of China applies. Disputes are first negotiated; failing that, either party may sue at the competent people's court at our seat.",
    ),
  ],
}
