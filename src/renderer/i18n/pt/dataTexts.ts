/** The words of the data screen, in Portuguese. */
import type { Why } from '../../../shared/backup/snapshot.ts'
import type { Translation } from '../language/shape.ts'
import type { dataTexts as english } from '../en/dataTexts.ts'

const WHYS: Readonly<Record<Why, string>> = {
  asked: 'Feita à mão',
  change: 'Depois de mudanças',
  start: 'No início',
  hidden: 'Quando a janela foi ocultada',
  'round-end': 'No fim de uma rodada',
  'before-restore': 'Antes de restaurar uma cópia',
  'before-import': 'Antes de importar um arquivo',
  'before-upgrade': 'Antes da atualização',
  export: 'Exportação',
  'without-names': 'Exportação sem nomes'
}

const counted =
  (one: string, many: string) =>
  (n: number): string =>
    n === 1 ? `1 ${one}` : `${n} ${many}`

export const dataTexts: Translation<typeof english> = {
  title: 'Dados e cópias',
  open: 'Dados e cópias',
  backUpNow: 'Fazer cópia agora',
  backingUp: 'Fazendo a cópia…',
  facts: {
    title: 'Seu trabalho neste aparelho',
    saved: 'Salvo',
    savedAll: 'Tudo está salvo.',
    savedAt: (time: string) => `Tudo está salvo. A última mudança foi salva às ${time}.`,
    saving: 'A última mudança está sendo salva…',
    failed: (why: string) => `A última mudança não foi salva. ${why}`,
    backup: 'Última cópia',
    backupAt: (time: string, why: string) => `${time}. ${why}.`,
    noBackup: 'Ainda não há nenhuma. A primeira é feita poucos minutos depois da sua primeira mudança.',
    backupFailed: (why: string) => `Não foi possível fazer a última cópia. ${why}`,
    place: 'Onde fica',
    placeFile: (folder: string) => `O que você muda é gravado na pasta ${folder}.`,
    placeBrowser: 'Fica neste navegador, neste aparelho, e não vai a nenhum outro lugar.',
    shelf: 'Cópias de segurança',
    shelfFolder: (folder: string) => `São arquivos na pasta ${folder}.`,
    shelfBrowser:
      'Também ficam neste navegador, à parte do banco de dados. Se os dados do navegador forem apagados, elas vão junto: salve uma cópia em arquivo de vez em quando.',
    shelfNone: 'Não há lugar para cópias aqui. Salve uma cópia em arquivo.',
    keeping: 'Mantido quando falta espaço',
    keepYes: 'O navegador prometeu não apagar.',
    keepWeek:
      'Este navegador apaga o que uma página guarda depois de sete dias sem visita. Coloque o Linejudge na tela de início, ou salve tudo como arquivo nesta página antes de uma pausa assim.',
    keepNo:
      'O navegador pode apagar quando o disco estiver quase cheio. Instale o Linejudge pelo menu do navegador ou adicione esta página aos favoritos, e salve uma cópia em arquivo.',
    keepUnknown: 'Ainda não foi pedido ao navegador. Será, assim que houver algo que valha guardar.',
    room: 'Espaço no navegador',
    roomFree: (free: string, used: string) => `${free} livres; ${used} em uso.`,
    roomShort: (free: string, used: string) =>
      `Só ${free} livres, ${used} em uso. Libere espaço neste aparelho e salve uma cópia em um arquivo.`,
    good: 'tudo em ordem',
    waits: 'ainda não',
    attention: 'merece atenção'
  },
  room: {
    short: (free: string) =>
      `Resta pouco espaço: o navegador dá ao Linejudge só mais ${free}. Quando acabar, nada poderá ser salvo, e o navegador pode apagar o que está aqui. Salve agora uma cópia em um arquivo e depois libere espaço neste aparelho.`,
    largeImport: (size: string, free: string) =>
      `Estes arquivos têm ${size}, e o navegador dá ao Linejudge só mais ${free}. Talvez não seja possível salvá-los. Salve antes uma cópia do que está aqui ou libere espaço neste aparelho.`
  },
  offer: {
    round: 'Uma rodada foi publicada.',
    changes: 'Muita coisa mudou desde a última cópia.',
    day: 'Sua última cópia tem mais de um dia.',
    why: 'Este navegador apaga o que guarda após sete dias sem visita: guarde uma cópia em um arquivo.',
    whyFull: 'O navegador pode apagar o que guarda quando falta espaço: guarde uma cópia em um arquivo.',
    save: 'Salvar uma cópia'
  },
  list: {
    title: 'Cópias de segurança',
    text: 'Feitas automaticamente a cada cinco minutos enquanto algo muda. Ficam as vinte mais novas, a última de cada um de sete dias e as de antes de uma atualização.',
    empty: 'Ainda sem cópias',
    emptyText: 'Toque em “Fazer cópia agora” ou siga trabalhando: a primeira é feita automaticamente.',
    look: 'Ver o que contém',
    damaged: 'Danificada',
    reading: 'Sendo conferida…',
    why: (why: Why): string => WHYS[why],
    size: (bytes: number) =>
      bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1).replace('.', ',')} MB`
  },
  counts: {
    maps: counted('mapa', 'mapas'),
    mapRevisions: counted('revisão anterior de um mapa', 'revisões anteriores de mapas'),
    pictures: counted('imagem', 'imagens'),
    hexMaps: counted('mapa hexagonal', 'mapas hexagonais'),
    figureSets: counted('coleção de figuras', 'coleções de figuras'),
    specialTerrain: counted('terreno especial', 'terrenos especiais'),
    teams: counted('equipe', 'equipes'),
    owned: counted('coleção de figuras que se tem', 'coleções de figuras que se tem'),
    rulings: counted('decisão salva', 'decisões salvas'),
    ruleNotes: counted('nota sobre uma regra', 'notas sobre regras'),
    events: counted('torneio', 'torneios'),
    eventFacts: counted('anotação de torneio', 'anotações de torneios'),
    leagues: counted('liga', 'ligas'),
    setAside: counted('item posto de lado', 'itens postos de lado')
  },
  tables: {
    maps: 'Mapas',
    mapRevisions: 'Revisões anteriores de mapas',
    pictures: 'Imagens de mapas',
    hexMaps: 'Mapas hexagonais',
    figureSets: 'Coleções de figuras',
    specialTerrain: 'Terrenos especiais',
    teams: 'Equipes',
    owned: 'Figuras que se tem',
    rulings: 'Decisões salvas',
    ruleNotes: 'Notas sobre regras',
    sessions: 'Passos para desfazer e versões',
    events: 'Torneios',
    eventFacts: 'Anotações de torneios',
    leagues: 'Ligas',
    settings: 'A mesa e as configurações',
    starters: 'Pacotes iniciais',
    setAside: 'Itens postos de lado por serem ilegíveis'
  },
  chosen: {
    title: (time: string) => `Cópia de ${time}`,
    inside: 'O que contém',
    leftOut: (n: number) => (n === 1 ? '1 item não pôde entrar nela.' : `${n} itens não puderam entrar nela.`),
    change: 'O que mudaria ao restaurá-la',
    nothing: 'Nada: tudo está como naquele momento.',
    try: 'Testar',
    trying: 'Em teste…',
    tryHint: 'Preenche com ela um banco de dados à parte, lê tudo de volta e o remove. Nada do que é seu é tocado.',
    good: (entries: number) =>
      `Esta cópia está íntegra: todos os ${entries} itens voltaram inteiros em um banco de dados à parte, que já foi removido.`,
    bad: (why: string) => `No teste, esta cópia não pôde ser restaurada por inteiro. ${why}`,
    saveCopy: 'Salvar uma cópia',
    restore: 'Restaurar',
    restoring: 'Restaurando…',
    restoreHint: 'Antes, é feita uma cópia do estado atual, e você pode voltar a ele.'
  },
  changes: {
    comes: 'serão adicionados',
    comesBack: 'voltam',
    becomes: 'ficam como eram naquele momento',
    replaced: 'terão outro conteúdo',
    stays: 'diferem, e ficam como estão aqui',
    goes: 'saem',
    more: (n: number) => (n === 1 ? 'e mais 1' : `e mais ${n}`),
    whole: 'mudam',
    setAside: (n: number) =>
      n === 1
        ? 'Esta versão não consegue ler 1 item. Ele é posto de lado, não se perde.'
        : `Esta versão não consegue ler ${n} itens. Eles são postos de lado, não se perdem.`
  },
  move: {
    title: 'Para outro aparelho e para outras pessoas',
    export: 'Exportar tudo',
    exportText: 'Um arquivo com tudo: abra-o em outro computador e continue de onde estava.',
    import: 'Importar tudo',
    importText: 'Um arquivo exportado ou uma cópia de segurança. Você vê o que mudaria antes de qualquer mudança.',
    withoutNames: 'Exportar sem nomes',
    deleteNames: 'Apagar todos os nomes',
    deleteNamesText:
      'Jogadores, mesas e juízes saem de todas as decisões salvas, e as cópias deste aparelho, que os contêm, são apagadas. Notas e títulos ficam como você escreveu; cópias em outros lugares não são tocadas.',
    deleteNamesSure: 'Apagar mesmo',
    namesDeleted: (n: number) => `Os nomes foram apagados de ${n} decisões, e as cópias se foram.`,
    withoutNamesText: 'Para mostrar um erro do programa a outras pessoas: nomes de pessoas e figuras, notas e títulos são substituídos.'
  },
  incoming: {
    title: (name: string) => `Importar “${name}”`,
    taken: (time: string, version: string) => `Gravado em ${time} pelo Linejudge ${version}.`,
    how: 'Como',
    replace: 'Substituir tudo aqui por ele',
    add: 'Só adicionar o que falta aqui',
    replaceHint: 'A mesa volta como estava lá.',
    addHint: 'Nada do que está aqui muda, nem a mesa.',
    nothing: 'Isto não muda nada: tudo já está aqui.',
    run: { replace: 'Substituir tudo', add: 'Adicionar o que falta' }
  },
  note: {
    restore: (time: string) => `Tudo está como em ${time}.`,
    import: (time: string) => `O arquivo foi importado. Ele foi gravado em ${time}.`,
    undo: (time: string) => `Desfeito: tudo está como em ${time}.`,
    before: 'O que estava aqui antes fica na cópia mais nova da lista.',
    undoButton: 'Desfazer',
    toTable: 'Ir para a mesa',
    setAside: (n: number) =>
      n === 1 ? '1 item não pôde ser lido e foi posto de lado.' : `${n} itens não puderam ser lidos e foram postos de lado.`
  },
  files: {
    all: (day: string) => `Linejudge ${day}`,
    withoutNames: (day: string) => `Linejudge sem nomes ${day}`
  },
  notices: {
    exported: (name: string) => `Tudo está em ${name}.`,
    made: 'A cópia foi feita e lida de volta.',
    notMade: (why: string) => `Não foi possível fazer a cópia. ${why}`
  }
}
