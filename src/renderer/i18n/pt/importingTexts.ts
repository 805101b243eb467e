/** The texts of importing documents, of packs and of deleting documents, in Portuguese. */
import type { Translation } from '../language/shape.ts'
import type { importingTexts as english } from '../en/importingTexts.ts'

const counted = (n: number, one: string, many: string): string => (n === 1 ? one : `${n} ${many}`)
const listed = (names: readonly string[], most = 4): string =>
  names.length <= most ? names.join(', ') : `${names.slice(0, most).join(', ')} e mais ${names.length - most}`

export const importingTexts: Translation<typeof english> = {
  title: (n: number) => (n === 1 ? 'Importar um documento' : `Importar ${n} documentos`),
  nameColumns: 'Dizer o que as suas colunas contêm',
  description: 'Nada muda até você confirmar.',
  unusedTitle: (name) => `“${name}” não foi usado`,
  from: (files: readonly string[]) => `De ${listed(files)}`,
  pack: (name: string, version: string, origin: string) =>
    `Pacote “${name}”${version ? `, versão ${version}` : ''}${origin ? `, de ${origin}` : ''}`,
  reading: (files: readonly string[]) => `Lendo ${listed(files)}`,
  readingText: 'Os arquivos estão sendo conferidos. Nada foi importado ainda.',
  stop: 'Parar',
  kinds: {
    case: 'Posição',
    team: 'Equipe',
    map: 'Mapa',
    figures: 'Coleção de figuras',
    'special-terrain': 'Terreno especial',
    'hex-map': 'Mapa de hexágonos',
    ruling: 'Decisão'
  },
  status: { new: 'Novo', same: 'Igual ao seu', different: 'Difere do seu', table: 'Para a mesa' },
  detail: {
    map: (columns: number, rows: number) => `${columns} × ${rows} casas`,
    figures: (n: number) => counted(n, '1 figura', 'figuras'),
    clauses: (n: number) => counted(n, '1 cláusula', 'cláusulas'),
    hexes: (n: number) => counted(n, '1 espaço', 'espaços')
  },
  bringIn: (name: string) => `Importar ${name}`,
  bringInShort: 'Importar',
  putOnTable: 'Pôr na mesa',
  choice: (name: string) => `O que acontece com ${name}`,
  choices: { 'keep-mine': 'Manter o meu', take: 'Usar o do arquivo', 'keep-both': 'Manter os dois' },
  allDiffering: 'Para todos os que diferem',
  otherName: 'Nome do que vem no arquivo',
  confirm: (n: number) => (n === 0 ? 'Nada para importar' : n === 1 ? 'Importar 1 documento' : `Importar ${n} documentos`),
  confirmTable: 'Pôr na mesa',
  saving: 'Importando…',
  unknownFields: (places) => `O Linejudge não conhece ${listed(places)}; é guardado e não muda nada.`,
  unknownOfPack: (places) => `O Linejudge não conhece ${listed(places)} do pacote; fica de fora.`,
  picture: 'A imagem é importada com ele.',
  differs: {
    text: {
      name: (mine: string, theirs: string) => `Nome: “${mine}” no seu, “${theirs}” no arquivo.`,
      description: () => 'A descrição é outra.',
      summary: () => 'O texto da regra é outro.',
      systems: (mine: string, theirs: string) =>
        `Jogos: o seu serve para ${mine || 'HeroClix'}, o do arquivo para ${theirs || 'HeroClix'}.`,
      rule: (mine: string, theirs: string) => `Cita ${theirs} em vez de ${mine}.`
    },
    size: (mine: string, theirs: string) => `Tamanho: o seu tem ${mine} casas, o do arquivo ${theirs}.`,
    squares: (names: readonly string[]) => `${counted(names.length, '1 casa difere', 'casas diferem')}: ${listed(names, 8)}.`,
    edges: {
      walls: (mine: number, theirs: number) => `Paredes: ${mine} só no seu, ${theirs} só no do arquivo.`,
      barriers: (mine: number, theirs: number) => `Campos de força: ${mine} só no seu, ${theirs} só no do arquivo.`,
      stairs: (mine: number, theirs: number) => `Escadas: ${mine} só no seu, ${theirs} só no do arquivo.`
    },
    hexes: (n: number) => `${counted(n, '1 hexágono difere', 'hexágonos diferem')}.`,
    starting: 'As áreas iniciais diferem.',
    'map-rules': 'As regras especiais do mapa diferem.',
    'only-theirs': (names: readonly string[]) => `Só no do arquivo: ${listed(names, 6)}.`,
    'only-mine': (names: readonly string[]) => `Só no seu: ${listed(names, 6)}.`,
    figure: (name: string, fields: string) => `${name}: ${fields}.`,
    field: (label: string, mine: string, theirs: string) => `${label} ${mine} → ${theirs}`,
    fieldOnly: (label: string) => `diferença em ${label}`,
    clauses: (mine: number, theirs: number) =>
      mine === theirs ? 'O que a regra faz difere.' : `O que a regra faz difere: cláusulas no seu ${mine}, no do arquivo ${theirs}.`,
    other: 'Eles diferem em detalhes que não aparecem aqui.',
    more: (n: number) => `e mais ${n} diferenças`,
    rulingFields: {
      title: 'Título',
      verdict: 'Veredito',
      table: 'Mesa',
      round: 'Rodada',
      players: 'Jogadores',
      note: 'Nota',
      overruling: 'A decisão do juiz',
      position: 'Posição e pergunta'
    },
    notStated: 'não informado'
  },
  fields: {
    id: 'Id',
    name: 'Nome',
    size: 'Tamanho',
    points: 'Pontos',
    speed: 'Velocidade',
    attack: 'Ataque',
    defense: 'Defesa',
    damage: 'Dano',
    range: 'Alcance',
    bolts: 'Raios',
    powers: 'Poderes',
    canUse: 'Pode usar',
    specialPowers: 'Poderes especiais',
    abilities: 'Habilidades de combate',
    teamAbilities: 'Habilidades de equipe',
    dial: 'Dial',
    baseSquares: 'Base',
    source: 'Origem'
  },
  several: (n: number) => `${n} dos arquivos`,
  keepMap: 'Guardá-lo entre os mapas',
  unreadable: 'Não foi possível ler o arquivo: pode ser uma pasta, ou ter sido movido ou mudado desde então.',
  done: (names: readonly string[]) =>
    names.length === 1 ? `Importado: ${names[0]}.` : `${names.length} documentos importados: ${listed(names)}.`,
  undo: 'Desfazer a importação',
  undoOf: (label: string) => `Desfazer: ${label}`,
  stepImport: (files: readonly string[]) => `Importação de ${listed(files, 2)}`,
  failed: (why: string) => `Nada foi importado. ${why}`,
  changedSince: (label: string) => `Não dá mais para desfazer: ${label}. Um de seus documentos mudou desde então.`,
  chosen: (n: number) => counted(n, '1 documento escolhido', 'documentos escolhidos'),
  choose: (name: string) => `Escolher ${name}`,
  chooseNone: 'Não escolher nenhum',
  export: 'Exportar como pacote',
  exportTitle: 'Exportar como pacote',
  exportText: (names: readonly string[]) =>
    `Um arquivo com ${listed(names, 6)}. Quem o abre vê o que contém antes que algo seja importado.`,
  packName: 'Pacote',
  packNameLabel: 'Nome do pacote',
  packOrigin: 'Quem o fez',
  packVersion: 'Versão',
  exported: (name: string) => `Salvo como ${name}.`,
  notExported: (why: string) => `Nada foi salvo. ${why}`,
  delete: 'Excluir',
  deleteOwn: (n: number) => (n === 1 ? 'Excluir 1 documento próprio' : `Excluir ${n} documentos próprios`),
  startersStay: 'O que vem com o Linejudge fica.',
  deletion: (names: readonly string[]) => `Exclusão de ${listed(names, 2)}`,
  deleted: (names: readonly string[]) => `Excluído: ${listed(names)}.`,
  undoDelete: 'Desfazer',
  notDeleted: (why: string) => `Nada foi excluído. ${why}`,
  sets: 'Coleções de figuras',
  terrain: 'Terreno especial próprio',
  undoFailed: (why: string) => `Não foi desfeito. ${why}`
}
