/** What the storage says about the data on this device, in Portuguese. */
import type { Translation } from '../language/shape.ts'
import type { storageTexts as english } from '../en/storageTexts.ts'

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

export const storageTexts: Translation<typeof english> = {
  errors: {
    quota: 'O disco, ou o espaço que o navegador dá ao Linejudge, está cheio: nada desta mudança foi salvo. Libere espaço e tente de novo.',
    abort:
      'O navegador interrompeu o salvamento, o que acontece quando o disco está quase cheio: nada desta mudança foi salvo. Tente de novo ou salve em um arquivo.',
    closed:
      'O banco de dados foi fechado: nada desta mudança foi salvo. Salve uma cópia de tudo em um arquivo e não feche esta janela até tê-la.',
    silent: 'O banco de dados não respondeu a tempo.',
    unavailable: 'Não foi possível abrir o banco de dados, por isso nada pode ser salvo neste aparelho por enquanto.',
    notOpened: (said: string) =>
      `Não foi possível abrir os dados salvos, por isso nada pode ser salvo neste aparelho por enquanto. O sistema diz: ${said}`,
    newerVersion:
      'Os dados neste aparelho foram gravados por um Linejudge mais novo. Eles ficam intocados, e nada pode ser salvo até o Linejudge ser atualizado.',
    readOnly:
      'O sistema não deixa o Linejudge gravar em sua pasta: nada desta mudança foi salvo. Permita a gravação na pasta e tente de novo, ou salve em um arquivo.',
    elsewhere:
      'O Linejudge está aberto em outra janela, e só ela pode salvar: nada desta mudança foi salvo. Feche a outra janela e esta assume.',
    dead: 'A parte do Linejudge que grava no disco parou: nada desta mudança foi salvo. Tente de novo. Se não adiantar, salve uma cópia de tudo em um arquivo antes de fechar esta janela.',
    unknown: 'Não foi possível salvar a mudança, e nada dela foi salvo.',
    unknownSaid: (said: string) => `Não foi possível salvar a mudança, e nada dela foi salvo. O sistema diz: ${said}`
  },
  deleted:
    'Os dados deste site estão sendo apagados, nas configurações do navegador ou nas suas ferramentas. Esta janela não pode mais salvar e talvez tenha a última cópia: não a feche até ter salvo uma cópia de tudo em um arquivo.',
  otherWindow:
    'Outra janela abriu um Linejudge mais novo com os mesmos dados. Esta janela não pode mais salvar. Se ela mostra algo que a outra não mostra, salve uma cópia em um arquivo antes de fechá-la.',
  blocked: 'Os dados salvos precisam passar para a nova versão, mas outra janela do Linejudge ainda os segura. Feche as outras janelas.',
  closedByBrowser:
    'O navegador fechou o banco de dados, como faz quando o disco está cheio. Esta janela não pode mais salvar e talvez tenha a última cópia: não a feche até ter salvo uma cópia de tudo em um arquivo.',
  closedGoesOn:
    'O motor do navegador fechou o seu banco de dados, como faz quando o disco está cheio. Tudo continua sendo salvo no diário e entrará no banco de dados no próximo início.',
  dataLost: (said: string) =>
    `O navegador encontrou seu armazenamento danificado e descartou o que o Linejudge tinha salvo neste aparelho (${said}). ` +
    'Os pacotes iniciais voltaram. Decisões salvas e mapas próprios só podem voltar dos seus arquivos.',

  noBackup: (said: string) => `Os dados salvos passaram para a nova versão, mas não foi possível fazer a cópia de segurança antes. ${said}`,

  elsewhere:
    'O Linejudge já está aberto em outra janela, e só ela salva. Aqui você pode olhar e perguntar. Nada do que mudar aqui é salvo até a outra janela ser fechada.',
  tookOver: 'A outra janela foi fechada: agora esta salva.',
  noJournal:
    'Este navegador não tem armazenamento de arquivos para páginas, por isso o Linejudge guarda seus dados só no banco de dados do navegador, sem seu diário. Salve em arquivos o que importa.',
  journalFailed: (said: string) =>
    `Não foi possível abrir o diário que protege seus dados contra quedas (${said}). O Linejudge segue só com o banco de dados do navegador. Salve em arquivos o que importa.`,
  indexBehind:
    'O banco de dados do navegador não aceita mudanças no momento. Tudo está salvo no diário e entrará no banco de dados mais tarde.',
  restored: {
    behind: (n: number, at: string) =>
      `O Linejudge foi interrompido enquanto salvava. ${n === 1 ? 'A última mudança' : `As últimas ${n} mudanças`}, até ${at}, ${n === 1 ? 'voltou' : 'voltaram'} do diário.`,
    lost: (counts: string, at: string) =>
      `O banco de dados do navegador estava vazio ou danificado. Tudo voltou do diário como foi salvo em ${at}: ${counts}.`,
    partly: (counts: string, at: string) =>
      `O banco de dados do navegador estava vazio ou atrasado, e o diário também está danificado. O que ainda pôde ser lido, salvo por último em ${at}, voltou: ${counts}. Algumas mudanças podem faltar. A parte danificada fica guardada: veja “Dados”.`,
    nothing:
      'O banco de dados do navegador está vazio, e nada no diário pode mais ser lido. O Linejudge começa com seus pacotes iniciais. A parte danificada fica guardada: veja “Dados”.',
    allGone: (at: string) =>
      `Algo foi salvo neste aparelho em ${at}, e agora não há nem o banco de dados do navegador nem o diário. O Linejudge começa com seus pacotes iniciais. Se você tem uma cópia de segurança ou arquivos próprios, abra-os: veja “Dados”.`,
    journalGone: (at: string) =>
      `O diário que protege seus dados contra quedas tinha sumido. Ele recomeçou a partir do banco de dados, salvo por último em ${at}. Se faltar algo mais recente, procure uma cópia de segurança: veja “Dados”.`,
    journalDamaged:
      'O diário que protege seus dados contra quedas estava danificado. Nada se perdeu: ele recomeçou a partir do banco de dados, e a parte danificada fica guardada: veja “Dados”.',
    journalBehind:
      'O diário que protege seus dados contra quedas estava atrasado em relação ao banco de dados. Nada se perdeu: ele recomeçou a partir do banco de dados, e o antigo fica guardado: veja “Dados”.',
    disagreeJournal: (counts: string, at: string) =>
      `O banco de dados e o diário contêm dados diferentes. O Linejudge segue com o diário, gravado por último em ${at}: ${counts}. O que o banco de dados continha fica guardado: veja “Dados”.`,
    disagreeDatabase: (counts: string, at: string) =>
      `O banco de dados e o diário contêm dados diferentes. O Linejudge segue com o banco de dados, que é mais novo, gravado por último em ${at}: ${counts}. O que o diário continha fica guardado: veja “Dados”.`,
    withoutDatabase: 'Não foi possível abrir o banco de dados do navegador. O Linejudge trabalha com seu diário, e tudo é salvo ali.'
  },
  sealed: 'Tudo voltou a ser como era em uma cópia de segurança. O Linejudge precisa ser aberto de novo antes de salvar algo novo.',
  broken: {
    maps: (id: string, problem: string) => `Não é possível ler o mapa salvo "${id}". ${problem}`,
    mapRevisions: (id: string, problem: string) => `Não é possível ler a revisão salva "${id}" de um mapa. ${problem}`,
    pictures: (id: string, problem: string) => `Não é possível ler a imagem salva "${id}". ${problem}`,
    hexMaps: (id: string, problem: string) => `Não é possível ler o mapa hexagonal salvo "${id}". ${problem}`,
    figureSets: (id: string, problem: string) => `Não é possível ler a coleção de figuras salva "${id}". ${problem}`,
    specialTerrain: (id: string, problem: string) => `Não é possível ler o terreno especial salvo "${id}". ${problem}`,
    teams: (id: string, problem: string) => `Não é possível ler a equipe salva "${id}". ${problem}`,
    owned: (id: string, problem: string) => `Não é possível ler as figuras que se tem de "${id}". ${problem}`,
    rulings: (id: string, problem: string) => `Não é possível ler a decisão salva "${id}". ${problem}`,
    ruleNotes: (id: string, problem: string) => `Não é possível ler a nota salva "${id}". ${problem}`,
    sessions: (id: string, problem: string) => `Não é possível ler a sessão salva "${id}". ${problem}`,
    events: (id: string, problem: string) => `Não é possível ler o torneio salvo "${id}". ${problem}`,
    eventFacts: (id: string, problem: string) => `Não é possível ler a anotação "${id}" do registro de um torneio. ${problem}`,
    leagues: (id: string, problem: string) => `Não é possível ler a liga "${id}". ${problem}`,
    settings: (_id: string, problem: string) => `Não é possível ler as configurações salvas. ${problem}`
  },
  setAside: 'O registro foi posto de lado, e não apagado.',
  damaged: 'O conteúdo está danificado.',
  noTable: (name: string) => `Não há tabela ${name}.`,
  refused: {
    maps: (problem: string) => `Não é possível salvar o mapa. ${problem}`,
    mapRevisions: (problem: string) => `Não é possível salvar a revisão do mapa. ${problem}`,
    pictures: (problem: string) => `Não é possível salvar a imagem. ${problem}`,
    hexMaps: (problem: string) => `Não é possível salvar o mapa hexagonal. ${problem}`,
    figureSets: (problem: string) => `Não é possível salvar a coleção de figuras. ${problem}`,
    specialTerrain: (problem: string) => `Não é possível salvar o terreno especial. ${problem}`,
    teams: (problem: string) => `Não é possível salvar a equipe. ${problem}`,
    owned: (problem: string) => `Não é possível salvar as figuras que se tem. ${problem}`,
    rulings: (problem: string) => `Não é possível salvar a decisão. ${problem}`,
    ruleNotes: (problem: string) => `Não é possível salvar a nota. ${problem}`,
    sessions: (problem: string) => `Não é possível salvar a sessão. ${problem}`,
    events: (problem: string) => `Não é possível salvar o torneio. ${problem}`,
    eventFacts: (problem: string) => `Não é possível acrescentar a anotação ao torneio. ${problem}`,
    leagues: (problem: string) => `Não é possível salvar a liga. ${problem}`,
    settings: (problem: string) => `Não é possível salvar as configurações. ${problem}`
  },
  thereAlready: (id: string) =>
    `Já existe uma anotação "${id}", talvez de outra janela: nada foi escrito por cima. Abra o torneio de novo.`,
  noData: 'Isto não pode ser escrito como dados, por isso nada foi salvo.',
  starterBroken: (name: string, problem: string) => `Não é possível usar o pacote inicial ${name}. ${problem}`,
  startersNotRead:
    'Não foi possível ler os pacotes iniciais: um arquivo do Linejudge não está lá, talvez porque chegou uma versão nova. Quando tudo estiver salvo, carregue a página de novo.',
  unknownTime: 'data desconhecida',
  counts: {
    rulings: (n: number) => plural(n, 'decisão', 'decisões'),
    maps: (n: number) => plural(n, 'mapa', 'mapas'),
    pictures: (n: number) => plural(n, 'imagem de um mapa', 'imagens de mapas'),
    hexMaps: (n: number) => plural(n, 'mapa hexagonal', 'mapas hexagonais'),
    figureSets: (n: number) => plural(n, 'coleção de figuras', 'coleções de figuras'),
    specialTerrain: (n: number) => plural(n, 'terreno especial', 'terrenos especiais'),
    teams: (n: number) => plural(n, 'equipe', 'equipes'),
    owned: (n: number) => plural(n, 'conjunto de uma coleção', 'conjuntos de uma coleção'),
    ruleNotes: (n: number) => plural(n, 'nota sobre regras', 'notas sobre regras'),
    events: (n: number) => plural(n, 'torneio', 'torneios'),
    eventFacts: (n: number) => plural(n, 'anotação de torneio', 'anotações de torneios'),
    leagues: (n: number) => plural(n, 'liga', 'ligas'),
    settings: (n: number) => (n > 0 ? 'a mesa com suas configurações' : 'nenhuma configuração'),
    none: 'nada próprio'
  }
}
