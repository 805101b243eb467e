/**
 * The words of the rulebooks in the languages of the app: one word for one meaning. The help page shows them beside the
 * English ones, and `npm run texts` reads every text of a language against them: a word of `not` may stand nowhere in the
 * texts, and each term must stand somewhere. Names of powers stay English. Sources: the Brazilian rulebooks of Devir
 * (2002 to 2009) and Paradise Clix for Portuguese, the Spanish rulebooks of 2010 to 2013, heroclixspain and ClixMen for
 * Spanish; where no source has a word, ours stays.
 */

/** A word that must not stand for the term, and the search words that still find it. */
export interface OtherWord {
  /** As part of a regular expression, matched at the beginnings of words, large or small. */
  readonly word: string
  /** Where the same letters mean something else: such places are no fault. */
  readonly unless?: string
  /** Nobody types it: it need not be found by search. */
  readonly notTyped?: true
}

export interface Term {
  readonly en: string
  readonly es: string
  readonly pt: string
  readonly not?: { readonly en?: readonly OtherWord[]; readonly es?: readonly OtherWord[]; readonly pt?: readonly OtherWord[] }
  /** Why this word and no other. */
  readonly why?: string
}

const word = (one: string, unless?: string): OtherWord => ({ word: one, ...(unless === undefined ? {} : { unless }) })
const untyped = (one: string, unless?: string): OtherWord => ({ ...word(one, unless), notTyped: true })

export const terms: readonly Term[] = [
  // The board
  {
    en: 'line of fire',
    es: 'línea de fuego',
    pt: 'linha de tiro',
    not: { pt: [word('linha de fogo'), word('linhas de fogo')] },
    why: 'Devir'
  },
  { en: 'clear', es: 'despejada', pt: 'livre' },
  { en: 'hindered', es: 'obstaculizada', pt: 'dificultada' },
  { en: 'blocked', es: 'bloqueada', pt: 'bloqueada' },
  { en: 'clear terrain', es: 'terreno despejado', pt: 'terreno limpo', not: { pt: [untyped('terreno livre')] }, why: 'Devir' },
  {
    en: 'hindering terrain',
    es: 'terreno obstaculizador',
    pt: 'terreno difícil',
    not: {
      es: [untyped('terreno obstaculizante'), untyped('lo obstaculizador'), untyped('entorpecedor')],
      pt: [word('dificultos'), untyped('terreno dificultador'), untyped('terreno de obstrução')]
    },
    why: 'Devir; the Spanish sources have only “difícil”, once: ours stays, theirs is found'
  },
  {
    en: 'blocking terrain',
    es: 'terreno bloqueante',
    pt: 'terreno bloqueador',
    not: {
      es: [untyped('lo bloqueante'), untyped('bloqueador'), untyped('terreno de bloqueo')],
      pt: [untyped('bloqueante'), untyped('terreno de bloqueio')]
    }
  },
  { en: 'elevated terrain', es: 'terreno elevado', pt: 'terreno elevado' },
  { en: 'water', es: 'agua', pt: 'água' },
  { en: 'wall', es: 'pared', pt: 'parede', not: { es: [word('muro')], pt: [word('muro')] } },
  {
    en: 'indoor',
    es: 'interior',
    pt: 'intern',
    not: { es: [word('bajo techo')] },
    why: 'one word for the brush, the inspector and the rule'
  },
  { en: 'stairs', es: 'escalera', pt: 'escada' },
  {
    en: 'starting area',
    es: 'área inicial',
    pt: 'área inicial',
    not: { es: [word('zona inicial'), untyped('zonas iniciales'), word('zona de inicio'), untyped('zona de salida')] },
    why: '2010: Áreas de Inicio'
  },
  { en: 'square', es: 'casilla', pt: 'casa', not: { pt: [word('quadrado', 'ao quadrado')] } },
  { en: 'adjacent', es: 'adyacente', pt: 'adjacente' },
  {
    en: 'grounded',
    es: 'en el suelo',
    pt: 'no solo',
    not: { es: [untyped('a ras de suelo'), untyped('en tierra'), untyped('a nivel del suelo')] }
  },
  {
    en: 'hovering',
    es: 'volando bajo',
    pt: 'voando baixo',
    not: { es: [word('flotando')], pt: [word('pairando')] },
    why: 'Devir: voar baixo'
  },
  { en: 'soaring', es: 'en vuelo alto', pt: 'em voo alto' },
  // Figures
  { en: 'figure', es: 'figura', pt: 'figura' },
  { en: 'base', es: 'base', pt: 'base' },
  {
    en: 'dial',
    es: 'dial',
    pt: 'dial',
    not: { es: [word('disco', 'discontinu|el disco, o|en el disco|disco está|disco esté')], pt: [word('disco', 'cheio|grava no')] },
    why: 'every source of 2010 and later'
  },
  { en: 'click', es: 'clic', pt: 'clique' },
  {
    en: 'action token',
    es: 'token de acción',
    pt: 'marcador de ação',
    not: { es: [word('ficha')], pt: [word('ficha', 'fichas? de resultado|fichas em branco|pares, fichas')] },
    why: '2012 and today'
  },
  { en: 'friendly', es: 'aliada', pt: 'aliada', not: { es: [word('amiga')], pt: [word('amiga')] }, why: 'Devir; “una amiga” is a girl' },
  { en: 'opposing', es: 'rival', pt: 'oponente', not: { es: [word('oponente')] }, why: 'ClixMen' },
  { en: 'KO', es: 'KO', pt: 'KO', not: { pt: [word('nocaute')] }, why: 'players of both languages' },
  { en: 'card', es: 'tarjeta', pt: 'carta' },
  {
    en: 'trait',
    es: 'rasgo',
    pt: 'trait',
    not: { pt: [word('característica'), word('traço', 'margens')] },
    why: 'Paradise Clix; Devir has características for the five combat values'
  },
  { en: 'special power', es: 'poder especial', pt: 'poder especial' },
  { en: 'team ability', es: 'habilidad de equipo', pt: 'habilidade de equipe' },
  { en: 'combat ability', es: 'habilidad de combate', pt: 'habilidade de combate' },
  { en: 'wild card', es: 'comodín', pt: 'coringa', not: { pt: [word('curinga')] } },
  { en: 'feat', es: 'proeza', pt: 'feat', not: { es: [untyped('feats?(?!\\p{L})', '\\{feat\\}')] }, why: '2010 and 2013: PROEZAS' },
  { en: 'bolts', es: 'rayos', pt: 'raios' },
  { en: 'range', es: 'alcance', pt: 'alcance', not: { es: [word('rango')] } },
  // Actions
  { en: 'free action', es: 'acción gratuita', pt: 'ação livre', not: { es: [word('acción libre')], pt: [untyped('ação gratuita')] } },
  { en: 'power action', es: 'acción de poder', pt: 'ação de poder' },
  { en: 'move action', es: 'acción de movimiento', pt: 'ação de movimento' },
  { en: 'close combat', es: 'cuerpo a cuerpo', pt: 'corpo a corpo' },
  { en: 'ranged', es: 'a distancia', pt: 'à distância' },
  { en: 'break away', es: 'destrabarse', pt: 'fugir', not: { pt: [word('desvencilh')] }, why: 'Devir: tentativa de fugir' },
  { en: 'carry', es: 'transportar', pt: 'carregar' },
  // Attacks and damage
  { en: 'attack roll', es: 'tirada de ataque', pt: 'rolagem de ataque' },
  { en: 'critical hit', es: 'impacto crítico', pt: 'acerto crítico' },
  { en: 'critical miss', es: 'fallo crítico', pt: 'falha crítica' },
  {
    en: 'doubles',
    es: 'dobles',
    pt: 'dados iguais',
    not: { pt: [word('dupla', 'aspas duplas|^Duplas$|duplas de jogadores|poder dupla')] },
    why: 'Paradise Clix: números iguais'
  },
  { en: 'reroll', es: 'repetición', pt: 'nova rolagem' },
  { en: 'damage dealt', es: 'daño infligido', pt: 'dano causado' },
  { en: 'damage taken', es: 'daño sufrido', pt: 'dano sofrido' },
  { en: 'penetrating', es: 'penetrante', pt: 'penetrante', not: { pt: [word('perfurante')] }, why: 'Paradise Clix' },
  { en: 'unavoidable', es: 'inevitable', pt: 'inevitável' },
  { en: 'pushing', es: 'por esfuerzo', pt: 'de esforço' },
  {
    en: 'knock back',
    es: 'retroceso',
    pt: 'empurrão',
    not: { es: [untyped('empujón')], pt: [word('recuo'), untyped('recua')] },
    why: 'Devir and Paradise Clix; the Spanish books have “catapulta”, which is found'
  },
  { en: 'counter', es: 'contrarrestar', pt: 'anular' },
  { en: 'replace', es: 'reemplazar', pt: 'substituir', not: { es: [word('sustitu')] }, why: '2010: Valores de Reemplazo' },
  { en: 'locked', es: 'fijado', pt: 'travado', not: { es: [untyped('valor bloqueado')] }, why: 'blocked is said of lines' },
  {
    en: 'rule of three',
    es: 'regla del 3',
    pt: 'regra dos três',
    not: { es: [word('regla de tres')], pt: [word('regra de três')] },
    why: 'a rule of three is cross-multiplication'
  },
  // Words of the rules since 2017
  { en: 'close attack', es: 'ataque cuerpo a cuerpo', pt: 'ataque corpo a corpo' },
  { en: 'range attack', es: 'ataque a distancia', pt: 'ataque à distância' },
  { en: 'keyphrase', es: 'frase clave', pt: 'frase-chave' },
  { en: 'equipment', es: 'equipamiento', pt: 'equipamento' },
  // The event
  {
    en: 'build total',
    es: 'total de puntos',
    pt: 'total de pontos',
    not: { es: [untyped('total de construcción')], pt: [untyped('total de montagem'), untyped('total de construção')] }
  },
  { en: 'force', es: 'fuerza', pt: 'força' },
  { en: 'ruling', es: 'dictamen', pt: 'decisão' },
  { en: 'judge', es: 'juez', pt: 'juiz' }
]

/** Phrases that only this app would use, and what is said instead: read against the texts of that language, too. */
export const plainWords: readonly { readonly language: 'en' | 'es' | 'pt'; readonly not: string; readonly say: string }[] = [
  { language: 'en', not: 'Put on', say: 'Add' },
  { language: 'en', not: 'turn(s|ed)? (the question )?round', say: 'swap' },
  { language: 'en', not: '(bring|brought|take|taken|come) in “', say: 'import' },
  { language: 'en', not: 'documents have come in', say: 'are imported' },
  { language: 'en', not: 'Bring(ing)? in', say: 'Import' },
  { language: 'en', not: 'Stands on (the ground|level)', say: 'Ground level, Level 2' },
  { language: 'en', not: 'Inside it', say: 'During this action' },
  { language: 'en', not: 'Held fast', say: 'Fails to break away' },
  { language: 'en', not: 'comes? out otherwise|rules otherwise', say: 'has a different result; overrules' },
  { language: 'en', not: 'is counted (as taking|without|for the first)', say: 'is assumed' },
  { language: 'en', not: 'no other friendly', say: 'not another friendly' },
  { language: 'en', not: 'Being [a-z]+ed( out| at)?…', say: '…ing' },
  { language: 'en', not: '[a-z] …', say: 'no space before …' },
  { language: 'es', not: 'Poner[\'"]', say: 'Añadir' },
  { language: 'es', not: '[Ii]ncorpora', say: 'importar' },
  { language: 'es', not: 'no se da ning', say: 'no se ha indicado' },
  { language: 'es', not: '[a-zó] …', say: 'no space before …' },
  { language: 'es', not: '[«»]', say: '“ ”' },
  { language: 'es', not: '\\b(tú|tienes|puedes|quieres|escribes)\\b', say: 'usted' },
  { language: 'pt', not: '[Bb]alcão', say: 'consulta' },
  { language: 'pt', not: '[a-z] …', say: 'no space before …' },
  { language: 'pt', not: '[Cc]onta-se', say: 'supõe-se' },
  { language: 'pt', not: '[«»]', say: '“ ”' }
]
