-- What happened in a chat is kept as code and names, and said in the language of whoever reads it. The sentences
-- written so far are taken apart; one that none of these forms fits stays as it was written.
ALTER TABLE assistant.chat_message ADD COLUMN event jsonb CHECK (event IS NULL OR author = 'system');
SELECT set_config('app.scope', '*', true);
UPDATE assistant.chat_message m SET event = e.event, body = '' FROM (
  SELECT id, CASE
    WHEN body = '客服结束了会话，欢迎评价本次服务' THEN jsonb_build_object('code', 'ended-by-service', 'by', '')
    WHEN body ~ '^客服.+为您服务$' THEN
      jsonb_build_object('code', 'taken', 'by', substring(body from '^客服(.+)为您服务$'))
    WHEN body ~ '^会话已由[^（）]+转接给[^（）]+(（.*）)?$' THEN jsonb_strip_nulls(jsonb_build_object(
      'code', 'handed-over', 'by', substring(body from '^会话已由([^（）]+)转接给'),
      'to', substring(body from '转接给([^（）]+)'), 'note', substring(body from '（(.*)）$')))
    WHEN body ~ '^.+结束了会话$' THEN
      jsonb_build_object('code', 'ended-by-person', 'by', substring(body from '^(.+)结束了会话$'))
  END AS event
  FROM assistant.chat_message WHERE author = 'system') e
WHERE e.id = m.id AND e.event IS NOT NULL;
