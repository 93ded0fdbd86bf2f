-- What a name looks like: equal for names that a reader can hardly tell apart. Wide and narrow forms, case, blanks
-- and characters that leave no trace do not count; Cyrillic and Greek letters count as the Latin ones they resemble,
-- and so do 0 and O, 1, I and l. For warnings of a similar name, never for saying that two names are the same.
CREATE FUNCTION platform.likeness(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN translate(
    regexp_replace(lower(normalize(name, NFKC)),
      '[\s\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U000E0000-\U000E0FFF]',
      '', 'g'),
    '01i|' || 'авсеікмнорѕтухјԁԝ' || 'АВСЕІКМНОРЅТУХЈ' || 'αβεηικνορτυχ' || 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ' || 'ɑɡı',
    'olll' || 'abcelkmhopstyxjdw' || 'abcelkmhopstyxj' || 'abenlkvoptux' || 'abezhlkmnoptyx' || 'agl');
