import { type Agreement, section } from '../agreement-text.ts'

export const researchLab: Agreement = {
  zh: [
    section(
      '一、适用范围',
      '投研实验室是{brand}面向机构用户提供的数据分析与研究工具。您从本平台跳转使用投研实验室，即同时受本协议与《用户服务协议》约束；两者不一致的，就投研实验室的使用以本协议为准。',
    ),
    section(
      '二、账号与身份传递',
      '投研实验室沿用您在本平台的账号，不另设密码。跳转时仅传递识别您身份所必需的信息，不传递登录密码与会话凭证。',
      '账号连续3个月未使用的，投研实验室中的工作空间与平台账号一并收回；收回前会发出提醒，您可在期限内导出自有内容。',
    ),
    section(
      '三、数据的使用',
      '投研实验室提供的行情、净值、指标与研究数据，来源于交易所、数据供应商及平台内您有权查看的业务数据，仅供您所属机构内部研究使用，不得转售、公开发布或提供给第三方。',
      '您上传的数据与编写的模型归您所属机构所有；未经同意，我们不用于其他目的，也不向其他机构展示。',
    ),
    section(
      '四、研究结果的性质',
      '投研实验室输出的测算、回测与归因结果基于历史数据与您设定的假设，不构成投资建议，不保证未来表现。据此作出的投资决策由所属机构自行负责。',
      '回测结果与托管、估值的正式数据不一致的，以正式数据为准。',
    ),
    section(
      '五、资源与禁止行为',
      '为保证各机构公平使用，我们可对计算任务的数量、时长与存储空间设定上限。您不得运行与研究无关的程序，不得尝试访问其他机构的数据，不得规避资源限制。',
    ),
    section(
      '六、咨询与投诉',
      '使用中遇到问题可拨打 {phone}。对投研实验室的投诉，我们在收到之日起15日内答复。',
    ),
    section(
      '七、终止',
      '您可随时停止使用。所属机构终止服务或账号被收回的，我们在30日内删除工作空间中的内容，法律法规要求保存的记录除外。',
    ),
  ],
  en: [
    section(
      '1. Scope',
      'The research lab is the tool of {brand} for data analysis and research by institutions. Whoever jumps there from this platform is bound by this agreement and by the user service agreement; for the lab, this one prevails.',
    ),
    section(
      '2. Account and identity',
      'The lab uses your account of this platform without a password of its own. A jump hands over what identifies you and nothing more: neither password nor session.',
      'With an account that has not been used for 3 months in a row the workspace in the lab is reclaimed too. You are reminded first and may export what is yours.',
    ),
    section(
      '3. Use of data',
      'Prices, net asset values, indicators and research data come from exchanges, vendors and the business data that you may see. They are for research inside your institution and may not be resold, published or passed on.',
      'Data you upload and models you write belong to your institution. Without consent we use them for nothing else and show them to nobody else.',
    ),
    section(
      '4. What results are',
      'Estimates, back-tests and attributions rest on past data and your assumptions. They are no investment advice and promise nothing. Decisions based on them are those of your institution.',
      'Where they differ from the formal data of custody and valuation, the formal data count.',
    ),
    section(
      '5. Resources and conduct',
      "So that all institutions have their share, number and length of tasks and storage may be limited. You may not run programs foreign to research, reach for other institutions' data, or evade the limits.",
    ),
    section(
      '6. Questions and complaints',
      'Call {phone}. Complaints about the lab are answered within 15 days of receipt.',
    ),
    section(
      '7. End',
      'You may stop at any time. When the service of your institution ends or the account is reclaimed, the workspace is deleted within 30 days, but for records that law requires.',
    ),
  ],
}
